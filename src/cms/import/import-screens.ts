import type { AdminViewConfig, CustomComponent } from 'payload'
import { type StudioTab, screen } from '../admin/shell/studio'
import type { CmsMetadata } from '../cms-metadata'
import type { ImportDoor } from './importer'

/** Where the screen of an import is. */
export const importHref = ({ screen: { path } }: ImportDoor): string => `/admin${path}`

/** The screen of an import, for the studio's views. */
export const importScreen = (door: ImportDoor): AdminViewConfig => ({
  ...screen(door.screen.path, '/cms/import/form/import-screen#ImportScreen', door.screen.messages.title),
  Component: { path: '/cms/import/form/import-screen#ImportScreen', serverProps: { door } },
})

/** The screen of an import, in the second row of the bar. */
export const importTab = (door: ImportDoor): StudioTab => ({
  href: importHref(door),
  label: door.screen.messages.title,
})

/** The same above the list of its records. */
export const importLink = (door: ImportDoor): CustomComponent => ({
  path: '/cms/import/form/import-link#ImportLink',
  clientProps: { tab: importTab(door) },
})

/**
 * What a collection declares of its import.
 * @param label what the records are called
 */
export const declaredImport = (door: ImportDoor, label: string): NonNullable<CmsMetadata['import']> => ({
  label,
  screen: importHref(door),
  rule: door.rule,
  tags: door.tags,
})
