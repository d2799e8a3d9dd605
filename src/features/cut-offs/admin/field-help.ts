import type { FieldHelp } from '@/cms/fields/with-help'

/** What the studio says beside the fields of a closing rank. */
export const closingRankHelp: FieldHelp = {
  year: ['Admission year', 'The year in which the seat was allotted.'],
  authority: 'Whose list it stands in.',
  round: 'The first round and the last main one are shown; what is left over afterwards closes by chance.',
  course: 'The course of the seat.',
  quota: ['Quota', 'The pool of seats, from the vocabulary of the authority.'],
  category: ['Category', 'The seat’s category, from the vocabulary of the authority.'],
  gender: ['Open to', 'Whether the seat is for women alone.'],
  listedAs: ['College as listed', 'The name in the list. Which college it means is decided under “Names in lists”.'],
  college: ['College', 'Follows from the name in the list.'],
  closingRank: 'The last rank that got such a seat in this round.',
  rankType: [
    'Kind of rank',
    'The all-India rank, one that somebody counted back to it, or a rank in the merit list of one state. They are never compared with each other.',
  ],
  allotted: [
    'Seats allotted',
    'How many allotments the figure is made of, where the list says so. Under three there is no prediction.',
  ],
  flag: ['Doubt', 'What is wrong with the figure, if something is. Such a row is never predicted from.'],
  place: ['Place in the source', 'The page or file in which it stands.'],
}

/** What the studio says beside the fields of a term of an authority. */
export const seatTermHelp: FieldHelp = {
  authority: 'Who uses the word.',
  kind: 'A pool of seats or a category of candidates.',
  code: ['In its lists', 'Exactly as the lists write it: GM, 3BG, AIQ.'],
  words: [
    'In words',
    'What a family reads: General merit, rural. A term without words is shown as it stands and never predicted from.',
  ],
  explanation: 'One sentence more, for who has never heard of it.',
  central: [
    'Category of all-India seats',
    'To which of the five it belongs. A state that divides OBC has several that belong to OBC.',
  ],
  restriction: ['Only for', 'Shown only to who says that they qualify.'],
  categoryGroup: [
    'Category of the list',
    'The code of the category that a candidate holds, where lists divide it: 3B for 3BG, 3BR and 3BK. Empty: the code itself.',
  ],
  forWomen: [
    'For women alone',
    'Seats that men are not allotted. The words name the category; this says who may hold it.',
  ],
  hasNoSeats: [
    'Has no seats by rule',
    'The authority keeps no seats for this category. The predictor says so, with the sentence above, as long as no closing rank names it.',
  ],
  forResidents: ['For residents of the state', 'Shown to who names that state as home.'],
  region: [
    'For candidates of',
    'A state whose quota this authority fills, such as that of Delhi. Empty: the state of the authority itself.',
  ],
  insteadOf: [
    'Stands instead of',
    'The code of the pool that some lists name in its place. A college that has this pool has no other: its figures under that code are read as this one.',
  ],
  isPriced: [
    'Decided by the price',
    'Seats without reservation whose fee decides, such as those of deemed universities: shown without a prediction.',
  ],
}

/** What the studio says beside the fields of a name in lists. */
export const collegeNameHelp: FieldHelp = {
  name: ['Name in lists', 'As the lists write it.'],
  state: ['State in lists', 'As the lists write it; it may be empty.'],
  college: ['Means', 'The college on this site. All its figures follow, those of later files too.'],
  match: [
    'How it was found',
    'Open names have figures that no page shows. Choose a college, or say that the site has none.',
  ],
  reference: [
    'Reference in files',
    'What imported files call this college in all years and spellings (their column ref_slug), where they do. Names with the same reference are one college: those of a state that are still open follow the one that was found or chosen, with the next file that has them.',
  ],
}

/** What the studio says beside the fields of a hit rate. */
export const hitRateHelp: FieldHelp = {
  authority: 'Whose seats.',
  quota: ['Quota', 'The pool of seats.'],
  course: 'The course of the seats.',
  round: 'The same round of both years.',
  fromYear: ['Told from', 'The year that the predictor was given.'],
  toYear: ['Asked for', 'The year that was hidden from it.'],
  cases: 'Colleges and categories that both years have.',
  heldLikely: ['Held at 0.75', 'Cases in which a rank at the edge of Likely would have got a seat.'],
  heldPossible: ['Held at 1.0', 'The same at the edge of Possible.'],
  heldReach: ['Held at 1.2', 'The same at the edge of Reach.'],
}
