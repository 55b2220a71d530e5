"""People as games draw them: heads, hair, hands and dress in swelling lines.

``face`` engraves a head in three-quarter view, ``side`` one in profile, both in head units on a
``cutpaper.Cut``, so that a head looks left or right and stands anywhere; ``modeling`` is the light
on them. ``hair`` grows locks, curls and beards; ``hand`` holds things, in mm; ``dress`` is cloth,
fur and lace, in mm.
"""
