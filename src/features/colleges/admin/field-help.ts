import type { FieldHelp } from '@/cms/fields/with-help'

/** What the studio says beside the fields of a college. */
export const collegeHelp: FieldHelp = {
  name: 'The full official name.',
  location: 'Where the campus stands, for example Darbhanga. Leave it empty where no list says.',
  state: 'For example Bihar, or Bagmati in Nepal. The college appears on the pages of that state.',
  country: 'Decides the currency of the fees and the country filter.',
  ownership: 'Who runs the college. Families filter by it.',
  university: ['University', 'The university that gives the degree.'],
  kinds: [
    'Kind of college',
    'Decides whom the predictor shows it to. What follows from the type of college need not be chosen again.',
  ],
  minorityOf: ['Minority', 'The community, for example Christian. Leave it empty where no document says.'],
  image: 'Stands at the head of the page. Wide pictures look best.',
  courses: 'Each one puts the college on the pages of that course.',
  established: 'For example 1925.',
  feesUndisclosedOn: [
    'Fees not disclosed, seen on',
    'The day on which somebody looked and the college published none. Empty it when a fee is entered.',
  ],
  eligibility: 'Who may apply, for example NEET-UG qualified.',
  contactPhone: 'As the college publishes it.',
  contactEmail: 'As the college publishes it.',
  websiteUrl: 'With https:// in front. Opens in a new tab.',
  latitude: 'Degrees north, for example 25.6207. Not shown to visitors yet.',
  longitude: 'Degrees east, for example 85.1581.',
  pointPrecision: ['What the point is', 'A point of the town is not the campus: no distance is computed from it.'],
}

/** What the studio says beside the fields of a featured college. */
export const featuredHelp: FieldHelp = {
  college: ['College', 'Its name, place and fees are taken from the college unless you write others below.'],
  location: 'For example Patna, Bihar.',
  description: ['Description', 'One or two sentences on why it is worth a look.'],
  image: 'Replaces the photograph of the college.',
  imageUrl: 'Used only when no picture is uploaded.',
  websiteUrl: 'With https:// in front.',
  courses: 'For example MBBS. Press Enter after each.',
  fees: 'For example 45,000 a year.',
  ranking: 'With its source, for example NIRF 2024 Medical: 1.',
  isFeatured: 'Only what is ticked is on the admission page, six at most.',
  sortOrder: 'Smaller numbers first. Easier by dragging, under Featured colleges in the tabs above.',
}
