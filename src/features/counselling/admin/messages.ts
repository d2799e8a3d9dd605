import { importMessages } from '@/cms/import/messages'
import type { RuleLevel, RuleTopic } from '../schema'

export const authorityImportMessages = {
  title: 'Import authorities',
  intro:
    'Counselling authorities as CSV, one in each row. A new authority is added; one that is there stays as it is. You see what would happen before anything is saved.',
  noun: ['authority', 'authorities'],
  heads: ['Authority', 'Official site', 'Courses'],
  columns:
    'Needed columns: slug, name, courses (keys like mbbs and bds, with a bar between) and site. Also understood: short_name, state (address of the state; empty for all of India) and allots.',
  show: 'Show the authorities',
  kept: importMessages.report.existingKept,
  unknownState: 'No state has this address.',
} as const

/** All messages about counselling authorities and dates in the studio. */
export const counsellingDeskMessages = {
  navigation: { task: 'Counselling', dates: 'Dates', rules: 'Rules', authorities: 'Authorities' },
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
  rule: { singular: 'Admission rule', plural: 'Admission rules' },
  rules:
    'What authorities and states say of deposits, leaving, later rounds, domicile and quotas. A draft waits until somebody has opened its document.',
  topics: {
    deposit: 'Fees and deposits',
    exit: 'Leaving a seat',
    upgrade: 'Upgrading',
    'later-rounds': 'Later rounds',
    domicile: 'Domicile',
    categories: 'Categories',
    quota: 'Shares of seats',
    bond: 'Bond',
    other: 'Other',
  } satisfies Record<RuleTopic, string>,
  levels: { ug: 'After class 12', pg: 'Postgraduate' } satisfies Record<RuleLevel, string>,
  ruleOfNobody: 'Say whose rule it is: an authority, or a state.',
  ruleWithoutSource: 'A rule is published with the document in which it stands, not as our own listing.',
  keptByDates: 'Dates are entered for this authority. Delete those first, in the trash too.',
  keptByRules: 'Rules are entered for this authority. Delete those first, in the trash too.',
  keptByTerms: 'Categories and quotas are kept of this authority. Delete those first.',
  keptByRanks: 'Closing ranks are kept of this authority. Delete those first.',
  endsBeforeStart: 'The last day comes before the first.',
  ownSource: 'A date stands in a notice, or in a newspaper at least: choose another source than our own listing.',
} as const
