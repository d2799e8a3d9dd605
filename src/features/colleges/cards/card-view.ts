import { imageView } from '@/lib/images'
import { firstNumber, rupees } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import type { College } from '@/payload-types'
import type { CollegeCardView } from '../page/view'

/** The columns that a card needs. */
export const CARD_COLUMNS = {
  slug: true,
  name: true,
  location: true,
  state: true,
  country: true,
  ownership: true,
  courses: true,
  fees: true,
  seats: true,
  established: true,
  image: true,
  imageUrl: true,
} as const

/** Fees as shown: a bare figure gets the rupee sign and Indian grouping, any other text stays as an editor wrote it. */
export function feesText(language: Language, fees: string | null | undefined): string | null {
  if (!fees) return null
  const amount = /^\s*[\d,]+\s*$/.test(fees) ? firstNumber(fees) : null
  return amount === null ? fees : rupees(language, amount)
}

/** A college record as its card shows it. */
export function collegeCard(
  language: Language,
  college: Pick<College, 'id' | keyof typeof CARD_COLUMNS>,
): CollegeCardView {
  return {
    id: college.id,
    slug: college.slug ?? college.id,
    name: college.name,
    location: college.location || null,
    state: college.state || null,
    country: college.country || null,
    ownership: college.ownership ?? null,
    courses: college.courses ?? [],
    fees: feesText(language, college.fees),
    seats: college.seats || null,
    established: college.established ?? null,
    ...imageView(college.image, college.imageUrl, 'card'),
  }
}
