"""What Lemma adds to the interpreter: running, grading, stepping and completing a learner's code.

Every entry point takes one JSON text and returns one JSON text, so that no JavaScript object is ever
within a learner's reach by way of an argument.
"""
