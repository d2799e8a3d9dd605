import type { OwnerAmounts } from './facts'
import {
  byOwnership,
  collegeAt,
  collegeNoun,
  colleges,
  count,
  examined,
  kindOf,
  lowerFirst,
  neighbourList,
  opening,
  ownershipWord,
  place,
  shortList,
  withoutArticle,
} from './phrases.en'
import type { About, GuidanceSentences } from './plan'

/** How many towns a sentence names. */
const TOWNS = 5

/** "MBBS (Bachelor of Medicine and Bachelor of Surgery) takes 5.5 years". */
const takes = ({ course }: About) => `${course.name} (${course.fullName}) takes ${lowerFirst(course.duration)}`

const inBrackets = (owners: OwnerAmounts | null) => (owners ? ` (${byOwnership(owners)})` : '')

/** One sentence or two for a page's meta description, at most about 160 characters. */
export const descriptionInEnglish: GuidanceSentences['description'] = {
  none: (about, { nearest }) =>
    `No ${collegeNoun(about, 1)} in ${place(about)} is listed yet.${nearest ? ` Nearest: ${nearest}.` : ''} Eligibility, documents and admission.`,
  listed: (about, facts) => {
    const amount = colleges(about, facts.colleges)
    const seats = facts.seats ? `, ${count(facts.seats)} seats` : ''
    return `${about.course.name} in ${place(about)}: ${amount}${seats}. Eligibility, fees, documents and who conducts the counselling.`
  },
}

/** The sentences of a page's opening paragraphs. */
export const introductionInEnglish: GuidanceSentences['introduction'] = {
  noCollege: (about) => `We know of no ${collegeNoun(about, 1)} in ${place(about)} at present.`,
  nearest: (about, { neighbours }) =>
    `The nearest choices that we list are in ${neighbourList(neighbours)}, where candidates from ${place(about)} can apply for the seats open to all of ${about.region.country}.`,
  lookElsewhere: () => 'Candidates look at the seats that other regions and national institutions keep open to all.',
  oneCollege: (about, { oldest, ownership }) => {
    const known = oldest && `${collegeAt(oldest)}, founded in ${oldest.established}`
    const named = known ?? (ownership ? `a ${ownershipWord(ownership)} one` : 'a single one')
    return `${opening(place(about))} has one ${collegeNoun(about, 1)} on our list: ${named}. Whoever wants to study ${about.course.name} without leaving the ${kindOf(about)} looks there first; a second choice elsewhere belongs in every plan.`
  },
  allPublic: (about, facts) =>
    `The ${colleges(about, facts.colleges)} that we list in ${place(about)} are all public${inBrackets(facts.owners)}. Public fees are moderate, and the place on the merit list decides.`,
  allPrivate: (about, facts) =>
    `The ${colleges(about, facts.colleges)} that we list in ${place(about)} are in private hands${inBrackets(facts.owners)}. Compare what each charges in the whole course, not in the first year alone.`,
  mostlyPublic: (about, facts) =>
    `Most of the ${colleges(about, facts.colleges)} that we list in ${place(about)} are public: ${byOwnership(facts.owners)}. There a good place on the merit list goes a long way; at the others ask for the fee of the whole course as well.`,
  mostlyPrivate: (about, facts) =>
    `Of the ${colleges(about, facts.colleges)} that we list in ${place(about)} most are private or deemed${inBrackets(facts.owners)}. At the public ones merit decides; at the others the fee class matters as much.`,
  balanced: (about, facts) =>
    `Public and private institutions balance each other among the ${colleges(about, facts.colleges)} for ${about.course.name} that we list in ${place(about)}${inBrackets(facts.owners)}. It pays to prepare a list for both.`,
  written: (_, { text }) => text,
  admission: (about, { examination }) =>
    `${takes(about)}; admission in ${place(about)} is by ${examined(examination)}.`,
  matchedBy: (_, { authority }) => `Seats are matched by the ${authority}.`,
  noSingleWindow: (_, { university }) =>
    `There is no single window for these seats, so read the notice of each institution${university ? ` and of the ${withoutArticle(university)}` : ''}.`,
  quotas: (about, { national, own, authority }) => {
    const announced = authority
      ? ` (authority: ${authority})`
      : ', whose administration announces the procedure each year'
    return `Of the seats in government colleges ${national}% are open to all of India, and ${own}% stay with the ${kindOf(about)}${announced}.`
  },
  centralSeats: () => 'Seats of AIIMS and of central universities are filled nationally.',
  admissionElsewhere: (about, { examination, national }) =>
    `${takes(about)}; every seat in India is given by ${examined(examination)}. Candidates from ${place(about)} compete for the ${national}% of government seats that are open to all of India and for private and deemed seats.`,
  nominations: (about, { authority }) =>
    `About nominations and seats kept for ${place(about)} elsewhere, ask: ${authority}.`,
  intake: (_, { seats, publicly, privately }) => {
    const split =
      publicly > 0 && privately > 0
        ? `, ${count(publicly)} of them in public and ${count(privately)} in other colleges`
        : ''
    return `The colleges that state their intake offer ${count(seats)} seats a year${split}.`
  },
  oneTown: (_, { town }) => `All of them are in ${town}.`,
  towns: (_, { towns, isAfterIntake }) =>
    `${isAfterIntake ? 'They' : 'The colleges'} are spread over ${shortList(towns, TOWNS)}.`,
  oldest: (_, { oldest }) => `The oldest of those listed is ${collegeAt(oldest)}, from ${oldest.established}.`,
}
