/** All messages about guidance pages in the studio. */
export const guidanceDeskMessages = {
  navigation: {
    task: 'Guidance',
    pages: 'Guidance pages',
    courses: 'Courses',
    regions: 'States and provinces',
  },
  keptByPages: 'Guidance pages are written for this. Delete those pages first, in the trash too.',
  keptByAuthorities:
    'A counselling authority is of this state. Delete that one, in the trash too, or give it another state, first.',
  keptByRules: 'Rules are entered for this. Delete those first, in the trash too.',
  keptByQuotas: 'Quotas are kept for candidates of this. Give those another state first.',
  preview: 'Preview',
  choose: 'Choose a course and a state and save: the text that the page composes from the records is then shown here.',
  composed: 'What the page says where a field is left empty',
  introduction: 'Introduction',
  searchResult: 'Title and description in search results',
  errorMessages: {
    'written-anew':
      'A page for this course in this state was written meanwhile. Delete that one before you restore this.',
  },
  alreadyWritten: 'There is a page for this course in this state already. Open that one instead.',
} as const
