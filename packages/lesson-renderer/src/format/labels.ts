/**
 * Every word that the compiler itself writes into a lesson. Plain text, so that a question template keeps it as JSON;
 * `{name}` is where a value is put.
 */
export interface LessonLabels {
  /** Language tag of the numbers in graphs and their descriptions. `de` writes 0,5. */
  readonly numbers: string;
  // Callouts, by the name that authors write.
  readonly theorem: string;
  readonly definition: string;
  readonly proof: string;
  readonly example: string;
  readonly ml_context: string;
  readonly tip: string;
  readonly gotcha: string;
  readonly info: string;
  readonly emphasis: string;
  readonly detail: string;
  readonly advanced: string;
  readonly optional: string;
  /** How long a folded callout is: `{minutes}`. */
  readonly minutes: string;
  readonly footnotes: string;
  /** Name of the way back from a footnote to its `{reference}`. */
  readonly backToReference: string;
  /** Names of the boxes of a task list. */
  readonly done: string;
  readonly toDo: string;
  readonly table: string;
  /** Name of a displayed formula that may be wider than the page. */
  readonly formula: string;
  /** Before the number of a figure, and in links to it. */
  readonly figure: string;
  readonly output: string;
  /** Before code that is folded and has no title. */
  readonly code: string;
  /** Above a glossary that has no title. */
  readonly glossary: string;
  /** Opens what a video, a sound or a page of others shows, in words. */
  readonly inWords: string;
  /** Name of a video's captions. */
  readonly captions: string;
  /** Loads a page of another site: `{host}`. */
  readonly embedLoad: string;
  /** What that means for the reader: `{host}`. */
  readonly embedConsent: string;
  /** Titles of the four sections; as the author typed them if they are not given. */
  readonly explanation: string;
  readonly 'worked-example': string;
  readonly exercises: string;
  readonly review: string;
  /** Beside the titles of a lesson that goes in several rounds: `{round}`, `{rounds}`. */
  readonly round: string;
  // The description of a graph, for who cannot see it. `{label}` may be empty.
  readonly graph: string;
  /** `{x1}`, `{x2}`, `{y1}`, `{y2}` */
  readonly graphRange: string;
  /** `{label}`, `{y}` */
  readonly graphCurve: string;
  /** `{label}`, `{x}`, `{y}` */
  readonly graphParametric: string;
  /** `{where}` */
  readonly graphShaded: string;
  /** `{row1}`, `{row2}` */
  readonly graphMap: string;
  /** `{label}`, `{corners}` */
  readonly graphPolygon: string;
  /** `{list}`, `{last}` */
  readonly graphAnd: string;
  /** `{label}`, `{from}`, `{to}` */
  readonly graphSegment: string;
  /** `{label}`, `{from}`, `{to}` */
  readonly graphVector: string;
  /** `{label}`, `{at}` */
  readonly graphPoint: string;
  /** `{label}`, `{at}` */
  readonly graphMovablePoint: string;
  /** `{label}`, `{from}`, `{to}`, `{value}` */
  readonly graphSlider: string;
}

export const englishLabels: LessonLabels = {
  numbers: 'en',
  theorem: 'Theorem',
  definition: 'Definition',
  proof: 'Proof',
  example: 'Example',
  ml_context: 'In machine learning',
  tip: 'Tip',
  gotcha: 'Gotcha',
  info: 'Info',
  emphasis: 'Keep in mind',
  detail: 'Detail',
  advanced: 'Advanced',
  optional: 'Optional',
  minutes: '{minutes} min',
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {reference}',
  done: 'Done',
  toDo: 'To do',
  table: 'Table',
  formula: 'Formula',
  figure: 'Figure',
  output: 'Output',
  code: 'Code',
  glossary: 'Glossary',
  inWords: 'In words',
  captions: 'Captions',
  embedLoad: 'Show from {host}',
  embedConsent: 'Loaded from {host}, which learns your address and may set cookies.',
  explanation: 'Explanation',
  'worked-example': 'Worked example',
  exercises: 'Exercises',
  review: 'Review',
  round: 'Round {round} of {rounds}',
  graph: 'Graph',
  graphRange: 'x from {x1} to {x2}, y from {y1} to {y2}',
  graphCurve: 'Curve {label} y = {y}',
  graphParametric: 'Curve {label} x = {x}, y = {y}',
  graphShaded: 'Shaded where {where}',
  graphMap: 'Grid under the map with rows {row1} and {row2}',
  graphPolygon: 'Polygon {label} with corners {corners}',
  graphAnd: '{list} and {last}',
  graphSegment: 'Segment {label} from {from} to {to}',
  graphVector: 'Vector {label} from {from} to {to}',
  graphPoint: 'Point {label} at {at}',
  graphMovablePoint: 'Movable point {label} at {at}',
  graphSlider: 'Slider {label} from {from} to {to}, now {value}',
};

/** A label with its values in their places; none leaves its space behind. */
export function filledLabel(
  label: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return label
    .replaceAll(/\{(\w+)\}/g, (place, name: string) =>
      name in values ? String(values[name] ?? '') : place,
    )
    .replaceAll(/ {2,}/g, ' ');
}
