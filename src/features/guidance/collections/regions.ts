import type { CollectionConfig } from 'payload'
import { anyone, contentKeepers } from '@/cms/access/access'
import { keepsContent } from '@/cms/access/roles'
import { hiddenUnless } from '@/cms/admin/hidden-from'
import { declare } from '@/cms/declarations'
import { checkRegionCode, checkWebAddress } from '@/cms/fields/checks/checks'
import { LENGTHS } from '@/cms/fields/checks/lengths'
import { slugField } from '@/cms/fields/slug-field'
import { withHelp } from '@/cms/fields/with-help'
import { clearTagsAfterChange, clearTagsAfterDelete } from '@/cms/hooks/clear-tags'
import { refuseWhileUsed } from '@/cms/hooks/dependents'
import { fillSlug } from '@/cms/hooks/unique-slug'
import { tags } from '@/lib/caching/cache'
import { COUNTRIES } from '@/lib/vocabulary'
import { regionHelp } from '../admin/field-help'
import { guidanceDeskTexts } from '../admin/texts'

const regionTags = () => [tags.regions(), tags.guidance(), tags.site()]

/** States and union territories of India and provinces of Nepal, with who runs admissions there. */
export const Regions: CollectionConfig = {
  slug: 'regions',
  labels: { singular: 'State or province', plural: 'States and provinces' },
  custom: declare({ rest: 'read' }),
  access: { create: contentKeepers, read: anyone, update: contentKeepers, delete: contentKeepers },
  admin: {
    group: 'Colleges',
    hidden: hiddenUnless(keepsContent),
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'country', 'inCoursesMenu'],
    listSearchableFields: ['name', 'capital'],
    description: 'What the guidance pages say about each state.',
  },
  hooks: {
    beforeValidate: [fillSlug({ from: 'name' })],
    afterChange: [clearTagsAfterChange(regionTags)],
    beforeDelete: [refuseWhileUsed({ collection: 'guidance-pages', by: 'region' }, guidanceDeskTexts.keptByPages)],
    afterDelete: [clearTagsAfterDelete(regionTags)],
  },
  fields: withHelp(regionHelp, [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 80 },
    slugField(),
    { name: 'code', label: 'ISO 3166-2 code', type: 'text', maxLength: 6, validate: checkRegionCode },
    { name: 'kind', type: 'select', required: true, options: ['State', 'Union territory', 'Province'] },
    { name: 'country', type: 'select', required: true, defaultValue: 'India', options: [...COUNTRIES] },
    { name: 'inCoursesMenu', label: 'In the Courses menu', type: 'checkbox', defaultValue: false },
    { name: 'capital', type: 'text', maxLength: LENGTHS.label },
    { name: 'neighbours', type: 'relationship', relationTo: 'regions', hasMany: true },
    authorityGroup('counselling', 'State counselling authority'),
    authorityGroup('ayushCounselling', 'Counselling authority for BAMS and BHMS'),
    { name: 'healthUniversity', label: 'Health university', type: 'text', maxLength: LENGTHS.line },
    { name: 'introduction', type: 'textarea', maxLength: LENGTHS.text },
  ]),
}

function authorityGroup(name: string, label: string) {
  return {
    name,
    label,
    type: 'group' as const,
    fields: [
      { name: 'authority', type: 'text' as const, maxLength: LENGTHS.line },
      { name: 'website', type: 'text' as const, maxLength: LENGTHS.address, validate: checkWebAddress },
      { name: 'note', type: 'textarea' as const, maxLength: LENGTHS.paragraph },
    ],
  }
}
