/** A reason why a lesson reads some examples of the specifications otherwise, and the numbers of all of them. */
export interface Difference {
  readonly why: string;
  /** Of CommonMark 0.31. */
  readonly commonmark: readonly number[];
  /** Of GFM 0.29. */
  readonly gfm: readonly number[];
}

/** Every deliberate difference. An example that is not named here reads as its specification says. */
export const differences: readonly Difference[] = [
  {
    why: 'Raw HTML is text, but for comments, which are left out, and <br>.',
    commonmark: [
      21, 31, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164,
      165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
      184, 185, 186, 187, 188, 189, 190, 191, 201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536,
      613, 614, 615, 616, 617, 623, 625, 626, 627, 628, 629, 630, 631, 642, 643,
    ],
    gfm: [
      118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136,
      137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155,
      156, 157, 158, 159, 160, 170, 288, 289, 317, 327, 354, 484, 485, 486, 501, 504, 533, 545, 636,
      637, 638, 639, 640, 646, 648, 651, 652, 653, 654, 655, 657, 667, 668,
    ],
  },
  {
    why: 'A comment may hold two hyphens, as in CommonMark 0.31: it is left out.',
    commonmark: [],
    gfm: [649, 650],
  },
  {
    why: 'An empty heading of level 3 has no words to name a part with: it makes none.',
    commonmark: [79],
    gfm: [49],
  },
  {
    why: 'A file that begins with a line --- has front matter.',
    commonmark: [96, 98],
    gfm: [66, 68],
  },
  {
    why: 'An address inside the lesson carries its uid, so that two lessons can stand on one page.',
    commonmark: [501],
    gfm: [510],
  },
  {
    why: 'Links lead to http, https, mailto and tel only: the text stays, the address is dropped.',
    commonmark: [596, 598, 599, 601],
    gfm: [605, 607, 608, 610],
  },
  {
    why: "A bare address is a link, as GFM's extension has it; the specifications' own examples are without it.",
    commonmark: [602, 608, 611, 612],
    gfm: [611, 617, 620, 621],
  },
  {
    why: 'One tilde is no deletion: prose writes ~5 for about five.',
    commonmark: [],
    gfm: [491],
  },
  {
    why: 'mailto: and xmpp: before a bare address stay text, the address after them is a link; xmpp is no scheme that links may have.',
    commonmark: [],
    gfm: [633, 634, 635],
  },
];
