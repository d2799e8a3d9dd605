import type { GlobalConfig } from 'payload'
import { tags } from '@/lib/caching/cache'
import { anyone, contentKeepers } from '../access/access'
import { cmsMetadata } from '../cms-metadata'
import { checkWholeNumber, LENGTHS } from '../fields/checks/checks'
import { clearTagsAlways } from '../hooks/clear-tags'
import { sourceDeskMessages as messages } from '../sources/messages'
import { DEFAULT_SHELF_LIVES, SHELVES } from '../sources/source-rule'

const MAX_MONTHS = 120

/** Months after which figures need checking, and how ratings are made. */
export const FactSettings: GlobalConfig = {
  slug: 'fact-settings',
  label: messages.settings,
  custom: cmsMetadata({ rest: 'read' }),
  access: { read: anyone, update: contentKeepers },
  admin: { group: 'Site', description: messages.settingsDescription },
  hooks: { afterChange: [clearTagsAlways(() => [tags.shelfLives()])] },
  fields: [
    ...SHELVES.map((name) => ({
      name,
      label: messages[name],
      type: 'number' as const,
      required: true,
      defaultValue: DEFAULT_SHELF_LIVES[name],
      validate: checkWholeNumber(1, MAX_MONTHS),
      admin: { description: messages.shelves[name] },
    })),
    {
      name: 'ratingMethod',
      label: messages.ratingMethod,
      type: 'textarea',
      maxLength: LENGTHS.text,
      admin: { description: messages.ratingMethodHelp },
    },
  ],
}
