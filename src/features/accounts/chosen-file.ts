import { requireForm } from '@/lib/request/unreadable-form'

/** A file that was chosen; browsers send an empty one when none was. */
export function chosenFile(form: FormData, name: string): File | null {
  requireForm(form)
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : null
}

/** A visitor's file name fit to be shown: no folders, no control characters, not endless. */
export function shownFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-120)
}
