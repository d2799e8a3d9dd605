/** What a check of a field says beside it: what is wrong, and what would be right. */
export const checkTexts = {
  fees: 'Give the fee of a year in rupees as digits, for example 45,000 or 18,00,000.',
  seats: 'Give the number of seats, for example 150.',
  phone: 'Give a phone number of India or Nepal, for example 98765 43210, or one with its country code.',
  email: 'This is not an e-mail address. Give one such as office@college.edu.in',
  web: 'Give a full web address, for example https://www.example.org',
  link: 'Give a page of this site such as /admission, or a full web address.',
  slug: 'Use lowercase letters, digits and single hyphens, for example patna-medical-college.',
  regionCode: 'Give the code of ISO 3166-2, for example IN-BR or NP-P3.',
  place: 'Give latitude and longitude, for example 28.6270, 77.3649, or a place by name.',
  figure: 'Give a figure that holds a digit, for example 200+ or 98%.',
  number: (min: number, max: number) => `Give a number from ${min} to ${max}.`,
  wholeNumber: (min: number, max: number) => `Give a whole number from ${min} to ${max}, without decimals.`,
  date: 'Give a day between the years 2000 and 2100.',
  period: 'Give a year such as 2025, or an academic year such as 2024-25.',
  notAfterToday: 'This day is still to come.',
  order: {
    salary: 'The highest salary is below the lowest.',
    fees: 'The highest fee is below the lowest.',
    deadline: 'The deadline is before the day on which the vacancy was posted.',
  },
} as const
