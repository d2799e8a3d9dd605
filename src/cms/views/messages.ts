import type { MessagesByCode } from '@/lib/errors/action-result'

/** Why a view is not saved. */
export const viewErrorMessages = {
  'not-your-desk': 'This desk is not part of your work.',
} as const satisfies MessagesByCode

export const viewMessages = {
  singular: 'Saved view',
  plural: 'Saved views',
  roles: 'Roles',
  label: 'Saved views',
  save: 'Save this view',
  saveTitle: 'Save this view',
  name: 'Name',
  share: 'For whom',
  mine: 'Only for me',
  shared: 'For everybody who works at this desk',
  saved: 'The view is saved.',
  notSaved: 'The view could not be saved',
  cancel: 'Cancel',
  remove: (name: string) => `Delete the view “${name}”`,
  confirm: (name: string) => `Delete the view “${name}”?`,
  confirmShared: 'Nobody at this desk will have it any more.',
  delete: 'Delete',
  removed: 'The view is deleted.',
  notRemoved: 'The view could not be deleted',
  sharedMark: 'shared',
} as const
