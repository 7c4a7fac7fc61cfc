"""Lessons: small positions in which a learner plays, on the ordinary engine, and is told what happens.

A lesson is data in the folder of its game (`lessons/<nn>-<name>.yaml`, texts in `lessons/<language>.ftl`). Nothing is
kept between two calls: where a learner stands follows from the lesson and from the moves made so far.
"""
