import type { GlobalConfig } from 'payload'
import { anyone, contentKeepers } from '@/cms/access'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { statistics } from '@/cms/fields/statistics'
import { clearTagsOfGlobal } from '@/cms/hooks/clear-tags'
import { keepsContent } from '@/cms/roles'
import { tags } from '@/lib/cache'

const pageGlobal = (global: Pick<GlobalConfig, 'slug' | 'label' | 'fields'>): GlobalConfig => ({
  ...global,
  access: { read: anyone, update: contentKeepers },
  admin: { group: 'Site', hidden: hiddenUnless(keepsContent) },
  hooks: { afterChange: [clearTagsOfGlobal([tags.pages()])] },
})

const titledTexts = (name: string, label: string) => ({
  name,
  label,
  type: 'array' as const,
  fields: [
    { name: 'title', type: 'text' as const, required: true },
    { name: 'text', type: 'textarea' as const },
  ],
})

export const AboutPage = pageGlobal({
  slug: 'about',
  label: 'About page',
  fields: [
    { name: 'introduction', type: 'textarea' },
    statistics,
    { name: 'mission', type: 'textarea' },
    titledTexts('values', 'Values'),
    {
      name: 'team',
      type: 'array',
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'role', type: 'text' },
        { name: 'text', type: 'textarea' },
        { name: 'photo', type: 'upload', relationTo: 'media' },
      ],
    },
    titledTexts('whyChoose', 'Why choose us'),
  ],
})

export const AdmissionPage = pageGlobal({
  slug: 'admission',
  label: 'Admission page',
  fields: [
    { name: 'title', type: 'text' },
    { name: 'introduction', type: 'textarea' },
    statistics,
    titledTexts('services', 'Services'),
  ],
})

export const PrivacyPage = pageGlobal({
  slug: 'privacy',
  label: 'Privacy policy',
  fields: [{ name: 'body', label: 'Text', type: 'richText' }],
})

export const TermsPage = pageGlobal({
  slug: 'terms',
  label: 'Terms of service',
  fields: [{ name: 'body', label: 'Text', type: 'richText' }],
})
