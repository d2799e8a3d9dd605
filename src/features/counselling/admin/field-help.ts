import type { FieldHelp } from '@/cms/fields/with-help'

/** What the studio says beside the fields of an authority. */
export const authorityHelp: FieldHelp = {
  name: 'Its full name, as it signs its notices.',
  shortName: ['Short name', 'As files and families write it, for example KEA. Imports know the authority by it.'],
  state: ['State', 'Whose seats it allots. Leave empty when it allots seats in all of India.'],
  site: ['Official site', 'Where it publishes its notices, with https:// in front.'],
  courses: 'The courses whose seats it allots.',
  allots: ['What it allots', 'One or two sentences in our own words, for example: The state quota of MBBS and BDS.'],
}

/** What the studio says beside the fields of a date. */
export const dateHelp: FieldHelp = {
  authority: 'Who announced it.',
  what: ['What happens', 'A few words, for example: Round 2, choices.'],
  courses: 'Left empty it is of all courses of the authority.',
  startsOn: ['First day', 'As the notice says it.'],
  endsOn: ['Last day', 'Leave empty when it is one day.'],
  source: 'The notice. Where it is not there yet, enter it under Sources first.',
  noticeOn: ['Date of the notice', 'Shown beside the date, so that readers can find the notice.'],
}

/** What the studio says beside the fields of an admission rule. */
export const ruleHelp: FieldHelp = {
  statement: [
    'What it says',
    'One sentence in our own words, for example: Whoever leaves after round 2 loses the deposit.',
  ],
  authority: 'Whose rule it is. It stands on its page.',
  region: ['State', 'For what a state itself decides, such as domicile. It stands on the pages of that state.'],
  topic: 'What it is about.',
  level: 'MBBS, BDS and the like, or MD, MS and the like.',
  year: 'The year of admission of the document. Visitors read it beside the rule.',
  source: 'The notice, bulletin or order. Without one a rule stays a draft.',
  doubt: ['What is doubtful', 'For the next editor: what to look up before it is published. Visitors do not see it.'],
}
