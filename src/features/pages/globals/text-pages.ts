import type { GlobalConfig } from 'payload'
import { anyone, contentKeepers } from '@/cms/access/access'
import { livePreview } from '@/cms/admin/live-preview'
import { cmsMetadata, type SampleRows, type TranslatedTexts } from '@/cms/cms-metadata'
import { LENGTHS } from '@/cms/fields/checks/checks'
import { type FieldHelp, sampleField, withHelp } from '@/cms/fields/common-fields'
import { statistics } from '@/cms/fields/statistics'
import { clearTagsAlways } from '@/cms/hooks/clear-tags'
import { tags } from '@/lib/caching/cache'
import { env } from '@/lib/env'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

/** A text page with live preview beside its fields. */
const pageGlobal = (
  path: string,
  description: string,
  global: Pick<GlobalConfig, 'slug' | 'label' | 'fields' | 'versions'>,
  { samples, translated }: { samples?: SampleRows; translated?: TranslatedTexts['fields'] } = {},
): GlobalConfig => ({
  ...global,
  custom: cmsMetadata({
    rest: 'read',
    samples,
    translated: translated && { into: 'page-translations', fields: translated },
  }),
  access: { read: anyone, readVersions: contentKeepers, update: contentKeepers },
  admin: {
    group: 'Site',
    description,
    preview: () => env.SITE_URL + path,
    livePreview: livePreview(global.slug),
  },
  hooks: { afterChange: [clearTagsAlways(() => [tags.pages()])] },
})

const titledMessages = (name: string, label: string) => ({
  name,
  label,
  type: 'array' as const,
  fields: [
    { name: 'title', type: 'text' as const, required: true, maxLength: LENGTHS.label },
    { name: 'text', type: 'textarea' as const, maxLength: LENGTHS.paragraph },
  ],
})

const titledHelp = (list: string, help: string): FieldHelp => ({
  [list]: help,
  [`${list}.title`]: 'A few words.',
  [`${list}.text`]: 'One or two sentences.',
})

const aboutHelp: FieldHelp = {
  introduction: 'The sentence below the heading.',
  mission: 'What you are here for, in a paragraph.',
  ...titledHelp('values', 'What you stand by, four or so.'),
  team: ['Team', 'The people behind the site.'],
  'team.name': 'Full name.',
  'team.role': 'What they do here.',
  'team.text': 'One or two sentences about them.',
  'team.photo': 'A portrait. Initials stand in for it.',
  ...titledHelp('whyChoose', 'Reasons to come to you rather than to others.'),
}

const admissionHelp: FieldHelp = {
  title: 'The heading of the page.',
  introduction: 'The sentences below the heading.',
  ...titledHelp('services', 'What you help with, three or so.'),
}

const legalHelp: FieldHelp = { body: 'The page shows the day of your last save. Let a lawyer read it first.' }

export const AboutPage = pageGlobal(
  pathsIn(STUDIO_LANGUAGE).about(),
  'Who you are: mission, values and team.',
  {
    slug: 'about',
    label: 'About page',
    fields: withHelp(aboutHelp, [
      { name: 'introduction', type: 'textarea', maxLength: LENGTHS.text },
      statistics,
      { name: 'mission', type: 'textarea', maxLength: LENGTHS.text },
      titledMessages('values', 'Values'),
      {
        name: 'team',
        type: 'array',
        fields: [
          { name: 'name', type: 'text', required: true, maxLength: LENGTHS.label },
          { name: 'role', type: 'text', maxLength: LENGTHS.label },
          { name: 'text', type: 'textarea', maxLength: LENGTHS.paragraph },
          { name: 'photo', type: 'upload', relationTo: 'media' },
          sampleField,
        ],
      },
      titledMessages('whyChoose', 'Why choose us'),
    ]),
  },
  {
    samples: { lists: ['statistics', 'team'] },
    translated: [
      'introduction',
      'statistics.label',
      'mission',
      'values.title',
      'values.text',
      'team.name',
      'team.role',
      'team.text',
      'whyChoose.title',
      'whyChoose.text',
    ],
  },
)

export const AdmissionPage = pageGlobal(
  pathsIn(STUDIO_LANGUAGE).admission(),
  'What you offer to students and parents, above the enquiry form.',
  {
    slug: 'admission',
    label: 'Admission page',
    fields: withHelp(admissionHelp, [
      { name: 'title', type: 'text', maxLength: LENGTHS.label },
      { name: 'introduction', type: 'textarea', maxLength: LENGTHS.text },
      statistics,
      titledMessages('services', 'Services'),
    ]),
  },
  {
    samples: { lists: ['statistics'] },
    translated: ['title', 'introduction', 'statistics.label', 'services.title', 'services.text'],
  },
)

const LEGAL = {
  /** People consented to each edition: all versions are kept. */
  versions: { drafts: false, max: 0 },
  fields: withHelp(legalHelp, [{ name: 'body', label: 'Text', type: 'richText' }]),
} as const

export const PrivacyPage = pageGlobal(
  pathsIn(STUDIO_LANGUAGE).privacy(),
  'What happens to personal data. Linked at the foot of every page.',
  { ...LEGAL, slug: 'privacy', label: 'Privacy policy' },
)

export const TermsPage = pageGlobal(
  pathsIn(STUDIO_LANGUAGE).terms(),
  'The rules for using the site. Linked at the foot of every page.',
  { ...LEGAL, slug: 'terms', label: 'Terms of service' },
)
