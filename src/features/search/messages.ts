/** What the studio says about the vocabulary of the search. */
export const searchTermMessages = {
  singular: 'Search word',
  plural: 'Search words',
  description:
    'Other spellings, short names, former names and Hindi words that visitors type. Common ones are known already; add what is missing.',
  kinds: {
    country: 'Country',
    state: 'State or province',
    place: 'City',
    course: 'Course',
    ownership: 'Who runs a college',
    department: 'Department',
    designation: 'Designation',
    word: 'Any other word or name',
  },
} as const
