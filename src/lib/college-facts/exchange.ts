import type { Country } from '../vocabulary'

/** Nepali rupees per Indian rupee: the rate that Nepal Rastra Bank has kept since 1993. */
export const NEPALI_FOR_ONE_INDIAN = 1.6

/** Converts Nepali to whole Indian rupees. */
export const inIndianRupees = (nepali: number): number => Math.round(nepali / NEPALI_FOR_ONE_INDIAN)

/** Converts an amount in a country's currency to Indian rupees, for comparison. */
export const inRupees = (amount: number, country: Country | null): number =>
  country === 'Nepal' ? inIndianRupees(amount) : amount
