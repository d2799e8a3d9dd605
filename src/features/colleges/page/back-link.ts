import { paths } from '@/lib/addresses/paths'
import { collegeTexts } from '../texts'
import type { CollegeView } from './view'

const { back } = collegeTexts

/** Where "back" leads from a college: the two states with a page of their own in the specification, else the list. */
export function backLink({ state }: Pick<CollegeView, 'state'>): { href: string; name: string } {
  if (state === 'Bihar') return { href: paths.guidance('mbbs', 'bihar'), name: back.bihar }
  if (state === 'Uttar Pradesh') return { href: paths.guidance('mbbs', 'uttar-pradesh'), name: back.uttarPradesh }
  return { href: paths.colleges(), name: back.all }
}
