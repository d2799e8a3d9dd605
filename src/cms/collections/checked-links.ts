import type { CollectionConfig } from 'payload'
import { contentKeepers, nobody } from '../access/access'
import { cmsMetadata } from '../cms-metadata'
import { checkWholeNumber, writtenByServer } from '../fields/checks/checks'
import { type FieldHelp, selectField, withHelp } from '../fields/common-fields'
import { LINK_OUTCOMES, LINK_PROBLEMS, type LinkOutcome, type LinkProblem } from '../links/fetch-link'

const linkMessages = {
  outcomes: { alive: 'Answers', failing: 'Failed once', dead: 'Dead' } satisfies Record<LinkOutcome, string>,
  problems: {
    'not-found': 'There is no such page',
    'server-error': 'The server has an error',
    'no-answer': 'Nothing answers',
    'no-such-host': 'There is no such site',
    'bad-certificate': 'The certificate is not in order',
    'private-address': 'Leads into a private network',
    'not-a-web-address': 'Is no web address',
    'too-many-redirects': 'Leads on and on',
    'forbidden-to-robots': 'Programs may not ask',
  } satisfies Record<LinkProblem, string>,
} as const

const MAX_STATUS = 599
const MAX_FAILURES = 10_000

const help: FieldHelp = {
  address: ['Address', 'As the records name it.'],
  outcome: ['Outcome', 'Dead when it failed twice in a row, a day or more apart.'],
  problem: ['Problem', 'Why it gave no page.'],
  status: 'The number with which the server answered.',
  finalAddress: 'Where it led in the end. When that is another address, the records may name it instead.',
  failures: ['Failures', 'How often it failed in a row.'],
  checkedAt: 'When it was asked last.',
  usedIn: 'The records that name the address.',
  'usedIn.of': 'The list that the record is in.',
  'usedIn.record': ['Record', 'The number of the record.'],
  'usedIn.title': ['Title', 'What the record is called.'],
}

/** Results of the latest checks of official links. Written by the task only. */
export const CheckedLinks: CollectionConfig = {
  slug: 'checked-links',
  labels: { singular: 'Checked link', plural: 'Checked links' },
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: contentKeepers, update: nobody, delete: nobody },
  admin: {
    group: 'Colleges',
    useAsTitle: 'address',
    listSearchableFields: ['address'],
    defaultColumns: ['address', 'outcome', 'problem', 'status', 'checkedAt'],
    description: 'Every official address is asked once a week. One is called dead when it failed twice in a row.',
  },
  defaultSort: '-checkedAt',
  fields: withHelp(help, [
    { name: 'address', type: 'text', required: true, unique: true, custom: writtenByServer },
    selectField('outcome', LINK_OUTCOMES, linkMessages.outcomes, { required: true, index: true }),
    selectField('problem', LINK_PROBLEMS, linkMessages.problems),
    { name: 'status', label: 'Status', type: 'number', validate: checkWholeNumber(0, MAX_STATUS) },
    { name: 'finalAddress', label: 'Leads to', type: 'text', custom: writtenByServer },
    { name: 'failures', type: 'number', defaultValue: 0, validate: checkWholeNumber(0, MAX_FAILURES) },
    { name: 'checkedAt', label: 'Asked', type: 'date', required: true, index: true, custom: writtenByServer },
    {
      name: 'usedIn',
      label: 'Named by',
      labels: { singular: 'Record', plural: 'Records' },
      type: 'array',
      fields: [
        { name: 'of', label: 'List', type: 'text', required: true, custom: writtenByServer },
        { name: 'record', type: 'text', required: true, custom: writtenByServer },
        { name: 'title', type: 'text', custom: writtenByServer },
      ],
    },
  ]),
}
