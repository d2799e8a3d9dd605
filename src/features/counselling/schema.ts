import type { Where } from 'payload'

/** The admission rules that visitors read: published ones that do not lie in the trash. */
export const publishedRules = (): Where => ({
  and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
})

/** What a rule of admission is about. */
export const RULE_TOPICS = [
  'deposit',
  'exit',
  'upgrade',
  'later-rounds',
  'domicile',
  'categories',
  'quota',
  'bond',
  'other',
] as const
export type RuleTopic = (typeof RULE_TOPICS)[number]

/** The level of the course that a rule is about. */
export const RULE_LEVELS = ['ug', 'pg'] as const
export type RuleLevel = (typeof RULE_LEVELS)[number]
