import { type Coverage, coverageKind, type OwnerAmounts } from '../facts'
import { total } from '../figures'
import type { About, GuidanceSentences } from '../plan'
import {
  byOwnership,
  collegeAt,
  collegeNoun,
  colleges,
  collegesOfAll,
  count,
  examined,
  kindOf,
  lowerFirst,
  neighbourList,
  ownershipWord,
  place,
  schemeName,
  seatsOfAll,
  shortList,
  withoutArticle,
} from './phrases.en'

/** Cities named in a sentence. */
const TOWNS = 5

/** "MBBS (Bachelor of Medicine and Bachelor of Surgery) takes 5.5 years". */
const takes = ({ course }: About) => `${course.name} (${course.fullName}) takes ${lowerFirst(course.duration)}`

/** "3,050 of 12,545 seats". */
const ofSeats = (seats: Coverage) =>
  coverageKind(seats) === 'part' && seats.official
    ? `${count(seats.listed)} of ${count(seats.official.amount)} seats`
    : `${count(seats.listed)} seats among them`

const inBrackets = (owners: OwnerAmounts | null) => (owners ? ` (${byOwnership(owners)})` : '')

/** Meta description of one or two sentences, at most about 160 characters. */
export const descriptionInEnglish: GuidanceSentences['description'] = {
  none: (about, { nearest, official }) => {
    const none = official
      ? `We list none of the ${colleges(about, official.colleges)} of ${place(about)} yet (official list ${official.year}).`
      : `No ${collegeNoun(about, 1)} in ${place(about)} is listed yet.`
    return `${none}${nearest ? ` Nearest: ${nearest}.` : ''} Eligibility, documents and admission.`
  },
  listed: (about, { colleges: listed, seats }) => {
    const intake = seats ? `, ${ofSeats(seats)}` : ''
    return `${about.course.name} in ${place(about)}: ${collegesOfAll(about, listed)}${listed.official ? '' : ' listed'}${intake}. Eligibility, documents and counselling.`
  },
}

export const introductionInEnglish: GuidanceSentences['introduction'] = {
  noCollege: (about, { official }) =>
    official
      ? `The official list ${official.year} names ${colleges(about, official.colleges)} in ${place(about)}; we list none of them yet.`
      : `We know of no ${collegeNoun(about, 1)} in ${place(about)} at present.`,
  nearest: (about, { neighbours }) =>
    `The nearest that we list are in ${neighbourList(neighbours)}. Candidates from ${place(about)} can apply there for seats open to all of ${about.region.country}.`,
  lookElsewhere: () => 'Candidates look at the seats that other regions and national institutions keep open to all.',
  covered: (about, { colleges: listed }) => `We list ${collegesOfAll(about, listed)} in ${place(about)}.`,
  oneCollege: (_, { oldest, ownership }) => {
    if (oldest) return `It is ${collegeAt(oldest)}, founded in ${oldest.established}.`
    return ownership ? `It is a ${ownershipWord(ownership)} one.` : 'Look elsewhere for a second choice as well.'
  },
  allPublic: (_, { owners }) => `All of them are public${inBrackets(owners)}.`,
  allPrivate: (_, { owners }) => `All of them are in private hands${inBrackets(owners)}.`,
  mostlyPublic: (_, { owners }) => `Most of them are public: ${byOwnership(owners)}.`,
  mostlyPrivate: (_, { owners }) => `Most of them are private or deemed${inBrackets(owners)}.`,
  balanced: (_, { owners }) => `Public and private ones balance each other${inBrackets(owners)}.`,
  unclear: (_, { known }) =>
    total(known) > 0
      ? `We know who runs ${count(total(known))} of them: ${byOwnership(known)}.`
      : 'Who runs them we do not know.',
  seatsGoBy: (_, { examination, authority }) =>
    authority
      ? `Seats go by ${examined(examination)}, through the ${withoutArticle(authority)}.`
      : `Seats go by ${examined(examination)}.`,
  written: (_, { text }) => text,
  noSingleWindow: (_, { university }) =>
    `There is no single window for these seats, so read the notice of each institution${university ? ` and of the ${withoutArticle(university)}` : ''}.`,
  quotas: (about, { national, own, authority, scheme }) => {
    const announced = authority
      ? ` (authority: ${authority})`
      : ', whose administration announces the procedure each year'
    return `By the ${schemeName(scheme)}, ${national}% of the seats in government colleges are open to all of India and ${own}% stay with the ${kindOf(about)}${announced}.`
  },
  centralSeats: () => 'Seats of AIIMS and of central universities are filled nationally.',
  admissionElsewhere: (about, { examination, national, scheme }) =>
    `${takes(about)}; every seat in India is given by ${examined(examination)}. By the ${schemeName(scheme)}, ${national}% of government seats are open to all of India. Candidates from ${place(about)} compete for these and for private and deemed seats.`,
  nominations: (about, { authority }) =>
    `About nominations and seats kept for ${place(about)} elsewhere, ask: ${authority}.`,
  intake: (_, { seats, publicly, privately }) => {
    const split =
      publicly > 0 && privately > 0
        ? `, ${count(publicly)} of them in public and ${count(privately)} in other colleges`
        : ''
    return `The listed colleges that state their seats have ${seatsOfAll(seats)}${split}.`
  },
  oneTown: (_, { town }) => `All of them are in ${town}.`,
  towns: (_, { towns, isAfterIntake }) =>
    `${isAfterIntake ? 'They' : 'The colleges'} are spread over ${shortList(towns, TOWNS)}.`,
  oldest: (_, { oldest }) => `The oldest of those listed is ${collegeAt(oldest)}, from ${oldest.established}.`,
}
