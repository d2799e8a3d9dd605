import type { CollegeSeed } from '../college-seed'

/** Colleges of Andaman and Nicobar Islands. */
export const andamanAndNicobarIslands: CollegeSeed[] = [
  {
    name: 'Andaman and Nicobar Islands Institute of Medical Sciences',
    aliases: ['ANIIMS', 'ANIIMS Port Blair', 'Sri Vijaya Puram'],
    location: 'Port Blair',
    state: 'Andaman and Nicobar Islands',
    country: 'India',
    ownership: 'Government',
    courses: ['MBBS'],
    established: 2015,
    seats: '114',
    university: 'Pondicherry University',
    description:
      'The only medical college of the islands, at Port Blair (now officially Sri Vijaya Puram), attached to G.B. Pant Hospital. Most seats are kept for students of the islands.',
    source: 'nmc-mbbs-2024',
  },
]
