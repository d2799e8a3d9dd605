import { type Language, pathsIn } from '@/lib/language'
import { slugify } from '@/lib/text/normal-forms/slug'
import { collegeMessages } from '../messages'
import type { CollegeView } from './view'

/** Where "back" leads from a college: the two states with a page of their own in the specification, else the list. */
export function backLink(language: Language, { state }: Pick<CollegeView, 'state'>): { href: string; name: string } {
  const { back } = collegeMessages(language)
  const paths = pathsIn(language)
  const region = slugify(state ?? '')
  if (region === 'bihar') return { href: paths.guidance('mbbs', region), name: back.bihar }
  if (region === 'uttar-pradesh') return { href: paths.guidance('mbbs', region), name: back.uttarPradesh }
  return { href: paths.colleges(), name: back.all }
}
