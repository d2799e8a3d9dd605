import type { Country } from '../vocabulary'

/** Nepali rupees for one Indian rupee: the rate that Nepal Rastra Bank has kept since 1993. */
export const NEPALI_FOR_ONE_INDIAN = 1.6

/** An amount in Nepali rupees as whole Indian rupees. */
export const inIndianRupees = (nepali: number): number => Math.round(nepali / NEPALI_FOR_ONE_INDIAN)

/** An amount in the money of a country as Indian rupees, for comparing it with others. */
export const inRupees = (amount: number, country: Country | null): number =>
  country === 'Nepal' ? inIndianRupees(amount) : amount
