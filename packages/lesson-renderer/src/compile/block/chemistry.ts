/** Adds `\ce` and `\pu` of the LaTeX package mhchem to the one KaTeX of the page: chemical formulas and units. */
import 'katex/contrib/mhchem';
