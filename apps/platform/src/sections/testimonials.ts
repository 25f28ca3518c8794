export interface Testimonial {
  readonly quote: string;
  /** A person who agreed to be named. */
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly avatarInitials: string;
  readonly imageSrc: string | null;
  readonly linkedinUrl: string | null;
  /** True for what ships with the product: shown as an example, never as a person. */
  readonly example: boolean;
}

function example(
  quote: string,
  role: string,
  company: string,
  avatarInitials: string,
): Testimonial {
  return {
    quote,
    name: role,
    role,
    company,
    avatarInitials,
    imageSrc: null,
    linkedinUrl: null,
    example: true,
  };
}

/** What learners who agreed to be named said: an operator puts it here. The first is the featured one. */
const given: readonly Testimonial[] = [];

/** Shown by `npm start`, each marked as an example, so that the section can be seen before anybody was asked. */
export const exampleTestimonials: readonly Testimonial[] = [
  example(
    'I had done two courses on PCA. The diagnostic put me three lessons behind it, and after three weeks the formula was obvious.',
    'Data analyst',
    'Retail',
    'DA',
  ),
  example(
    'Half an hour after the children are asleep, and I know which half hour it is.',
    'Technical manager',
    'Logistics',
    'TM',
  ),
  example(
    'It told me what I got wrong and why, in two lines.',
    'Self-taught programmer',
    'Web agency',
    'SP',
  ),
  example(
    'Reviews come back on the day I notice that I was about to forget.',
    'Physician',
    'Hospital',
    'PH',
  ),
  example(
    'I could finally say which lesson I was missing, and then it was not missing.',
    'Actuary',
    'Insurance',
    'AC',
  ),
  example(
    'Code runs beside the text. I stopped postponing practice.',
    'Economist',
    'Public sector',
    'EC',
  ),
  example(
    'The graph shows what I can do now. That keeps me going more than a badge.',
    'Career changer',
    'Teaching',
    'CC',
  ),
];

/** What the pages show: a build for production (without VITE_SHOW_EXAMPLES) has no examples. */
export const shownTestimonials: readonly Testimonial[] =
  given.length === 0 && import.meta.env?.['VITE_SHOW_EXAMPLES'] === '1'
    ? exampleTestimonials
    : given;
