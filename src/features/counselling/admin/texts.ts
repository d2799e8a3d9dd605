/** What the studio says of counselling authorities and their dates. */
export const counsellingDeskTexts = {
  navigation: { task: 'Counselling', dates: 'Dates', authorities: 'Authorities' },
  overview: {
    over: 'Counselling authorities whose dates are all over',
    unsourced: 'Counselling dates without a notice, not shown',
    look: 'Look',
  },
  authority: { singular: 'Counselling authority', plural: 'Counselling authorities' },
  authorities: 'Who allots seats, with the official site. Closing ranks and dates name them.',
  date: { singular: 'Counselling date', plural: 'Counselling dates' },
  dates:
    'What each authority has announced. Every date names the notice in which it stands; without one there is no date.',
  keptByDates: 'Dates are entered for this authority. Delete those first.',
  keptByRanks: 'Closing ranks are kept of this authority. Delete those first.',
  endsBeforeStart: 'The last day comes before the first.',
  ownSource: 'A date stands in a notice, or in a newspaper at least: choose another source than our own listing.',
} as const
