import { grouped, plural } from '@/lib/text/format'

export const mapMessages = {
  list: 'Colleges',
  title: 'Colleges on the map',
  here: 'Map',
  description: 'Medical colleges of India and Nepal by state and province: how many we list, and the way to each list.',
  lead: 'Press a state to see its colleges.',
  countries: { India: 'India', Nepal: 'Nepal' },
  sketch:
    'One square for each state, about where it lies. A sketch to find colleges, with no borders. Colleges of all courses are counted.',
  square: (name: string, colleges: number) =>
    `${name}: ${grouped('en', colleges)} ${plural('en', colleges, { one: 'college', other: 'colleges' })} on our list`,
  table: (country: string) => `Colleges in ${country} by state`,
  region: 'State or province',
  colleges: 'On our list',
  mbbs: 'MBBS',
  toMap: 'See them on the map',
} as const
