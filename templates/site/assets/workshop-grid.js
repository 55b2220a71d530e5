/* The list of a deck as a table to type in: arrows, Enter and Tab move, and cells of a spreadsheet
   can be pasted. What is wrong is shown below the text of a cell. */
(() => {
  "use strict";

  const { all } = Cardwright.page;
  const { make, start } = Cardwright.elements;
  const WIDE = 36; // characters of a line in a wide column
  const NARROW = 16;
  const LONG = 40; // a column with a text so long is wide
  const QUOTE = "\"";
  const LINES = 6; // the most of a cell, before it scrolls

  /** The letter of a column. @param {number} column */
  const letter = (column) => (column < 26 ? "" : String.fromCharCode(64 + Math.floor(column / 26))) + String.fromCharCode(65 + (column % 26));

  /** @implements {Workshop.Grid} */
  class Grid {
    /** @type {string[][]} */
    rows = [[]];
    /** @type {[number, number]} */
    at = [1, 0];
    #table;
    #heard;
    /** What was put into the table for findings. @type {HTMLElement[]} */
    #notes = [];

    /** @type {Workshop.GridClass["cells"]} */
    static cells(text) {
      if (!/[\t\n]/.test(text.trim())) return null;
      const cells = [[""]];
      let isQuoted = false;
      const clean = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
      for (let place = 0; place < clean.length; place += 1) {
        const sign = clean[place];
        const row = cells[cells.length - 1];
        if (isQuoted && sign === QUOTE && clean[place + 1] === QUOTE) {
          row[row.length - 1] += sign;
          place += 1;
        } else if (sign === QUOTE && (isQuoted || row[row.length - 1] === "")) isQuoted = !isQuoted;
        else if (isQuoted && sign === "\n") row[row.length - 1] += " ";
        else if (sign === "\t" && !isQuoted) row.push("");
        else if (sign === "\n") cells.push([""]);
        else row[row.length - 1] += sign;
      }
      return cells;
    }

    /** @param {HTMLTableElement} table @param {Workshop.Heard} heard */
    constructor(table, heard) {
      this.#table = table;
      this.#heard = heard;
      table.addEventListener("input", ({ target }) => this.#typed(target));
      table.addEventListener("keydown", (event) => this.#pressed(event));
      table.addEventListener("paste", (event) => this.#pasted(event));
      table.addEventListener("focusin", ({ target }) => {
        const place = this.#placeOf(target);
        if (!place) return;
        this.at = place;
        this.#heard.moved(place[0]);
      });
    }

    /** @param {string[][]} rows */
    show(rows) {
      const width = Math.max(1, ...rows.map((row) => row.length));
      this.rows = rows.map((row) => [...row, ...Array(width - row.length).fill("")]);
      const wide = Array.from({ length: width }, (_, column) => this.rows.some((row) => row[column].length >= LONG));
      const [head, ...body] = this.rows;
      const heads = head.map((text, column) => make("th", { scope: "col", className: wide[column] ? "wide-column" : "" }, this.#cell(text, 0, column, wide[column])));
      const lines = body.map((row, n) => make("tr", {},
        make("th", { scope: "row" }, `${n + 2}`),
        ...row.map((text, column) => make("td", {}, this.#cell(text, n + 1, column, wide[column])))));
      this.#notes = [];
      this.#table.replaceChildren(
        make("thead", {}, make("tr", {}, make("th", { scope: "col" }, make("span", { className: "unseen" }, "Row")), ...heads)),
        make("tbody", {}, ...lines),
      );
    }

    /** @param {string} text @param {number} row @param {number} column @param {boolean} wide */
    #cell(text, row, column, wide) {
      const named = row ? `${this.rows[0][column] || `Column ${letter(column)}`}, row ${row + 1}` : `Heading of column ${letter(column)}`;
      const cell = make("textarea", { value: text, rows: 1, spellcheck: false, ariaLabel: named });
      cell.cols = wide ? WIDE : NARROW;
      cell.autocomplete = "off";
      cell.rows = this.#lines(text, cell.cols);
      return cell;
    }

    /** @param {string} text @param {number} across */
    #lines(text, across) {
      return Math.min(LINES, Math.max(1, Math.ceil(text.length / (across - 2))));
    }

    /** @param {number} row @param {number} column */
    #at(row, column) {
      return this.#table.rows[row]?.cells[column + 1]?.querySelector("textarea");
    }

    /** @param {EventTarget | null} target @returns {[number, number] | null} */
    #placeOf(target) {
      if (!(target instanceof HTMLTextAreaElement)) return null;
      const cell = target.closest("td, th");
      const row = target.closest("tr");
      return cell instanceof HTMLTableCellElement && row ? [row.rowIndex, cell.cellIndex - 1] : null;
    }

    /** @param {EventTarget | null} target */
    #typed(target) {
      const place = this.#placeOf(target);
      if (!place || !(target instanceof HTMLTextAreaElement)) return;
      const [row, column] = place;
      if (target.value.includes("\n")) target.value = target.value.replace(/\s*\n\s*/g, " ");
      target.rows = this.#lines(target.value, target.cols);
      this.rows[row][column] = target.value;
      this.#heard.typed(`${row} ${column}`);
    }

    /** @param {KeyboardEvent} event */
    #pressed(event) {
      const place = this.#placeOf(event.target);
      if (!place || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const cell = /** @type {HTMLTextAreaElement} */ (event.target);
      const isAlone = cell.selectionStart === cell.selectionEnd;
      const isFirst = isAlone && cell.selectionStart === 0;
      const isLast = isAlone && cell.selectionEnd === cell.value.length;
      const isLine = cell.rows === 1;
      const [row, column] = place;
      /** @type {Record<string, [number, number] | false>} */
      const steps = {
        Enter: event.shiftKey ? [-1, 0] : [1, 0],
        ArrowUp: !event.shiftKey && (isLine || isFirst) && [-1, 0],
        ArrowDown: !event.shiftKey && (isLine || isLast) && [1, 0],
        ArrowLeft: !event.shiftKey && isFirst && [0, -1],
        ArrowRight: !event.shiftKey && isLast && [0, 1],
      };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      if (event.key !== "Enter" && row + step[0] >= this.rows.length) return;
      this.go(row + step[0], column + step[1]);
    }

    /** @param {ClipboardEvent} event */
    #pasted(event) {
      const place = this.#placeOf(event.target);
      const cells = Grid.cells(event.clipboardData?.getData("text/plain") ?? "");
      if (!place || !cells) return;
      event.preventDefault();
      this.#heard.pasted(cells, ...place);
    }

    /** @param {string[][]} cells @param {number} row @param {number} column */
    fill(cells, row, column) {
      const rows = this.rows.map((each) => [...each]);
      cells.forEach((line, down) => {
        rows[row + down] ??= [];
        line.forEach((text, across) => {
          while (rows[row + down].length < column + across) rows[row + down].push("");
          rows[row + down][column + across] = text.trim();
        });
      });
      this.show(rows);
    }

    /** @param {number} row @param {number} column */
    go(row, column) {
      if (row === this.rows.length) {
        this.show([...this.rows, []]);
        this.#heard.typed("");
      }
      const cell = this.#at(row, column);
      if (!cell) return;
      cell.focus();
      cell.select();
    }

    /** @param {Workshop.Finding[]} findings */
    mark(findings) {
      for (const note of this.#notes) note.remove();
      for (const cell of all(HTMLTextAreaElement, "[aria-describedby]", this.#table)) {
        cell.removeAttribute("aria-describedby");
        cell.removeAttribute("aria-invalid");
      }
      this.#notes = [];
      for (const { row, column, what, advice, doubtful } of findings) {
        const cell = row ? this.#at(row - 1, column ?? 0) : null;
        if (!cell) continue;
        const id = `found-${this.#notes.length}`;
        const text = `${start(what)}${advice ? `: ${advice}` : ""}.`;
        const note = make("small", { id, className: doubtful ? "doubt" : "wrong" }, text);
        cell.setAttribute("aria-describedby", [cell.getAttribute("aria-describedby"), id].filter(Boolean).join(" "));
        if (!doubtful) cell.setAttribute("aria-invalid", "true");
        cell.parentElement?.append(note);
        this.#notes.push(note);
      }
    }
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, Grid };
})();
