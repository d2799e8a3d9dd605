import type { Where } from 'payload'

/** Visible admission rules: published and outside the trash. */
export const publishedRules = (): Where => ({
  and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
})

/** Subjects of admission rules. */
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

export const RULE_LEVELS = ['ug', 'pg'] as const
export type RuleLevel = (typeof RULE_LEVELS)[number]
