import { coverageKind } from '../facts'
import type { GuidanceSentences } from '../plan'
import {
  byOwnership,
  collegeAt,
  collegeNoun,
  count,
  examined,
  feesOfSeat,
  many,
  neighbourList,
  opening,
  place,
  rupees,
  shortList,
} from './phrases.en'

/** Cities named in a sentence. */
const TOWNS = 4
/** Older colleges have generations of alumni. */
const OLD = 1980

/** Reasons for and against the region. */
export const reasonsInEnglish: GuidanceSentences['reasons'] = {
  noCollege: (about, { neighbours }) => ({
    title: 'An open choice beyond the border',
    text:
      neighbours.length > 0
        ? `Without a listed college in ${place(about)}, compare ${neighbourList(neighbours)}; the number in brackets is that of the colleges on our list.`
        : `Without a listed college in ${place(about)}, national institutions and seats open to all are the way to ${about.course.name}.`,
  }),
  oneCollege: (about) => ({
    title: 'One college to know well',
    text: `With a single ${collegeNoun(about, 1)} listed in ${place(about)}, last year’s closing rank there tells you quickly how near you are.`,
  }),
  allPublic: (about, { owners }) => ({
    title: 'Public colleges throughout',
    text: `Every listed college in ${place(about)} is public: ${byOwnership(owners)}.`,
  }),
  allPrivate: (about, { owners }) => ({
    title: 'Private colleges to compare',
    text: `We list ${byOwnership(owners)} in ${place(about)}; ask each for its approved fee in writing.`,
  }),
  mostlyPublic: (about, { owners }) => ({
    title: 'Mostly public colleges',
    text: `Of those that we list in ${place(about)} most are public: ${byOwnership(owners)}.`,
  }),
  mostlyPrivate: (about, { owners }) => ({
    title: 'Wide private choice',
    text: `Private and deemed colleges outnumber public ones in our list for ${place(about)}: ${byOwnership(owners)}.`,
  }),
  balanced: (about, { owners }) => ({
    title: 'A balanced field',
    text: `${opening(place(about))} has as many public as private colleges on our list: ${byOwnership(owners)}.`,
  }),
  seats: (about, { seats, publicPercent, stating, colleges }) => {
    const { listed, official } = seats
    const from =
      stating === colleges
        ? 'the colleges that we list'
        : `the ${count(stating)} of ${count(colleges)} listed colleges that ${many(stating, 'states', 'state')} it`
    const share = publicPercent === null ? '' : ` About ${publicPercent}% of them are in public colleges.`
    return {
      title:
        official && coverageKind(seats) === 'part'
          ? `${count(listed)} of ${count(official.amount)} seats a year`
          : `At least ${count(listed)} seats a year`,
      text: `That is the stated ${about.course.name} intake of ${from}${official ? `, beside the official list ${official.year}` : ''}.${share}`,
    }
  },
  history: (_, { oldest, isOnlyOne }) => ({
    title: `Founded in ${oldest.established}`,
    text: `${collegeAt(oldest)} ${isOnlyOne ? 'stands for it' : 'is the oldest of those listed'}${oldest.established < OLD ? ', with generations of former students to turn to' : ''}.`,
  }),
  towns: (_, { towns }) => ({
    title: `${count(towns.length)} places to live and learn`,
    text: `Choose between ${shortList(towns, TOWNS)}: patients, hostels and the way home differ more than brochures admit.`,
  }),
  statedFees: (about, { fees }) => ({
    title: 'Fees in the open',
    text: `A year costs by document: ${feesOfSeat(fees, about.region.country)}. The document is named beside each.`,
  }),
  governmentFees: (about, { range }) => ({
    title: 'Affordable public seats',
    text: `Government ${about.course.name} seats typically cost ${rupees(range)} a year (source: ${range.source}).`,
  }),
  authority: (about, { authority, site }) => ({
    title: 'One authority to follow',
    text: `${authority} publishes dates, seat lists and rounds for ${place(about)} at ${site}.`,
  }),
  nationalRounds: (about, { name, site }) => ({
    title: 'National rounds count',
    text: `${name} opens seats in all of India to candidates from ${place(about)}: ${site}.`,
  }),
  recognition: (about, { name, site }) => ({
    title: 'Recognition first',
    text: `Before paying anything in ${place(about)}, look a college up with the ${name}: ${site}.`,
  }),
  neighbours: (about, { neighbours }) => ({
    title: 'Neighbours within reach',
    text: `Seats open to all can also be had next door; ${collegeNoun(about, 2)} on our list: ${neighbourList(neighbours)}.`,
  }),
  duration: ({ course }) => ({
    title: 'A plan that can be counted',
    text: `${course.fullName}: ${course.duration}. Multiply fee, hostel and travel by that time before you rank your choices.`,
  }),
  entrance: (about, { examination }) => ({
    title: 'Clear entrance',
    text: `Candidates for ${about.course.name} in ${place(about)} are chosen by ${examined(examination)}.`,
  }),
}
