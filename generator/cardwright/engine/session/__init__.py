"""A match that is played by messages: whoever shows it asks, and is answered in values of JSON.

A message is an object: `do` says what is asked for, its other fields with what. A `Session` answers
each by an object, so that a page can speak with it across any wire. A wrong message is answered by
`error`, a sentence, and `hint`, what to do, which may be ""; it changes nothing. Nothing here knows
any game, the time, or chance other than the seed of the match.

    games                                what there is to play
    begin game form seats seed           begins a match in place of the one before, and deals;
          [agreements dealer learning      with the fields of a `link` it leads to its moment
           actions]
    look seat                            all that a seat may see
    judge seat action                    may this seat do that, and by which clause
    play seat action                     a person does that, if the judge allows it
    step [seat]                          a player of the engine, who is to move, does so; told
                                           to all, or to a seat
    calls seat                           every call for a card that the seat could try in this
                                           deal, allowed or not; none where no cards are asked for
    advise seat                          what the strong player would do at this seat, and why
    undo seat                            back to before this seat last did something, be it in a
                                           deal before; only where `learning` was agreed
    next                                 the next deal, when one is over
    end [seat]                           the result, when a deal or the match is over; to a seat
                                           its player is “you”
    moves [seat]                         all moves of a deal that is over; to a seat its player is
                                           “you”
    review move                          the judgment of one of these moves
    record                               the deal as `cardwright replay` reads it
    link                                 the fields of the `begin` that leads to this moment

Fields of messages:

    game, form                 "court", "two-handed"
    agreements                 {option: choice}, such as {"no_sixty": "carry"}; true is "on"
    seats                      for each seat {"name": "Ann", "keeper": "person"}; the keeper is
                                 person, which may be left out, beginner, good or strong
    seed                       a whole number from 0 to 2⁵³ − 1
    dealer                     the first; where it is left out, that is cut for
    learning                   true where what was done may be taken back
    actions                    for each deal, its actions; what follows by itself is no action
    seat                       from 0, the same all match long; action: a number, see `open`
    move                       a number from 1

Parts of answers. NOBODY is −1, for a seat or a side. Wherever clauses are cited by their ids, the
answer has `clauses`, {id: text}, and `agreed`, sentences on what this table has agreed in place of
some of them. Sentences have names in place of seats.

    ACTION    {action, name, says}: its number; in notation, “GC”; “lead the Gold Crown”
    OPEN      an ACTION with `cards`, the ids of those in hand that it plays or shows; and where it
              is more than a card, the judge's `text` and `clause`, else ""
    CARD      {id, name}
    TOLD      `told`, [{text, clauses: [id], news}], in order; `news` is true of what nobody should
              miss, such as who took the trick
    MOMENT    `deal`, its number from 1; `dealer`; `to_move` and `keeper` of that seat, NOBODY and
              "" when nobody is to move; `deal_over`, `match_over`
    SCORE     `score`, [{side, who, points}]; `target`; `sheet`, [{deal, side, who, points, reason,
              clauses: [id]}], where a line without points notes something else
    VERDICT   {ok, text, clause}; the clause is "" where it is only somebody else’s turn

Answers:

    games     `games`, [{game, title, forms}], each form {form, title, seats, seat_choices,
              warnings: {seats: [text]}, agreements: [{option, clause, question, choices: [{choice,
              reading}], default, like}], recommended}; `like` tells what else may be chosen, or is
              ""; `recommended`, {agreements: {option: choice}, title, usual}, for a first match, or
              null; `keepers`
    begin     TOLD, how it was dealt and what was done since, and MOMENT; so does next
    look      `seat`, MOMENT, `question` (lead, reply, …, over), SCORE and
              `seats`, [{seat, name, keeper, side, at_table}]
              `hand`, each a CARD with `action`, the number by which it is played or null; `may`;
              and the judge’s `text` and `clause`, "" when the seat is not to move
              `open`, [OPEN], none when the seat is not to move
              `plain`, the action, more than a card, that is better than all else for whoever can
              count, such as to declare what one has; or null
              `may_undo`, whether it has done something that may be taken back
              `table`, {dealer, trump, held: [number of cards], seen: [[CARD]], lying: [{card, how,
              seat, why}], piles: [{name, seat, cards, down, piece, on}], sides: [{seats, who,
              count: {counted, pending}, tricks, plays}], awards: [{side, points, clause, reason,
              basis}], said: [{label, text}]}, as `engine/shown.py` tells it
    judge     VERDICT
    play      VERDICT alone when it is refused; else `ok`, `did` (an ACTION with `seat`, and
              `cards`, the [CARD] that it laid on the table), TOLD, MOMENT, and `came`, the
              [CARD] that came into the hand of the seat
    step      `did`, TOLD, MOMENT, `came` (none where no seat is named)
    calls     `calls`, [{action, seat, card}]: who is asked, and for which CARD, with its `group`
    advise    an ACTION, `why`, `figures` (the points that it makes, and the next best, or ""),
              `prospect` (whether a call may miss, or ""), `open`
    undo      MOMENT
    end       MOMENT, SCORE, `reason` (how the deal ended, "" where it was broken off), `winners`
              (sides), `story` (who did what for the points: “Ben closed, and you had 28”, or "")
    moves     `moves`, [an ACTION with `move`, `seat`, `cards`, `told` and `choice`, whether
              anything else was open]
    review    `move`; `kind`, “only” (nothing else was open), “best”, “fine” or “costly”; `loss` in
              points; `better`, an ACTION, or null; `exact`, whether every way to the end was
              searched; of a costly move `why` the other is better, and `figures`, else ""
    record    `record`
    link      `link`

A view is told to whoever asks for its seat: who may ask is for the page to say. A record and a link
tell all hands. Hints and judgments follow from the view of the seat at that moment, never from
hidden cards. The numbers of actions are those of this release; a record is what lasts.
"""

from cardwright.engine.session.session import Session

__all__ = ["Session"]
