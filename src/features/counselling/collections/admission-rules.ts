import type { CollectionConfig } from 'payload'
import { contentKeepers, liveOrContentKeepers, writtenBy } from '@/cms/access/access'
import { cmsMetadata } from '@/cms/cms-metadata'
import { LENGTHS, writtenByServer } from '@/cms/fields/checks/checks'
import { type FieldHelp, row, selectField, withHelp } from '@/cms/fields/common-fields'
import { clearTagsOfDeleted, clearTagsOfDifference, noteRow } from '@/cms/hooks/clear-tags'
import { periodField, sourceFields } from '@/cms/sources/source-fields'
import { tags } from '@/lib/caching/cache'
import { counsellingDeskMessages as messages } from '../admin/messages'
import { checkRule } from '../hooks/check-source'
import { publishedRules, RULE_LEVELS, RULE_TOPICS } from '../schema'

const ruleTags = () => [tags.counselling()]

const help: FieldHelp = {
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

/** Rules of authorities and states on deposits, withdrawal, later rounds, domicile and quotas, by year. */
export const AdmissionRules: CollectionConfig = {
  slug: 'admission-rules',
  labels: messages.rule,
  trash: true,
  custom: cmsMetadata({ rest: 'read', uniqueOutsideTrash: ['key'] }),
  access: writtenBy(contentKeepers, liveOrContentKeepers(publishedRules())),
  admin: {
    group: 'Colleges',
    useAsTitle: 'statement',
    defaultColumns: ['statement', 'topic', 'authority', 'region', 'year', '_status'],
    listSearchableFields: ['statement'],
    description: messages.rules,
  },
  defaultSort: '-year',
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 10 },
  hooks: {
    beforeChange: [checkRule, noteRow],
    afterChange: [clearTagsOfDifference(ruleTags)],
    afterDelete: [clearTagsOfDeleted(ruleTags)],
  },
  fields: withHelp(help, [
    { name: 'statement', type: 'textarea', required: true, maxLength: LENGTHS.line },
    row(
      { name: 'authority', type: 'relationship', relationTo: 'counselling-authorities', index: true },
      { name: 'region', type: 'relationship', relationTo: 'regions', index: true },
    ),
    row(
      selectField('topic', RULE_TOPICS, messages.topics, { required: true }),
      selectField('level', RULE_LEVELS, messages.levels, { required: true, defaultValue: 'ug' }),
      { ...periodField(), required: true } as ReturnType<typeof periodField>,
    ),
    row(...sourceFields()),
    { name: 'doubt', type: 'textarea', maxLength: LENGTHS.paragraph, access: { read: contentKeepers } },
    // Identifies a rule of the first content, whatever editors change in its text.
    {
      name: 'key',
      type: 'text',
      custom: writtenByServer,
      access: { read: contentKeepers },
      hooks: { beforeDuplicate: [() => null] },
      admin: { hidden: true },
    },
  ]),
}
