import type { About, GuidanceSentences, QuestionKinds } from '../plan'
import {
  byOwnership,
  collegeAt,
  collegeNoun,
  colleges,
  collegesOfAll,
  count,
  examined,
  feesOfSeat,
  kindOf,
  list,
  many,
  neighbourList,
  oneCollege,
  place,
  rupees,
  schemeName,
  seatsOfAll,
  shortList,
  withoutArticle,
} from './phrases.en'

/** Cities named in a sentence. */
const TOWNS = 6

const conductQuestion = (about: About) => `Who conducts ${about.course.name} admission in ${place(about)}?`
const costQuestion = (about: About) => `What does ${about.course.name} cost in ${place(about)}?`
const canOutsiders = (about: About) =>
  `Can candidates from outside ${place(about)} apply for ${about.course.name} there?`

/** Joins sentences, skipping absent ones. */
const inRow = (...sentences: (string | false | null | undefined)[]) => sentences.filter(Boolean).join(' ')

const typically = ({ course }: About, range: QuestionKinds['fees']['government']) =>
  range &&
  `Government colleges in India typically charge ${rupees(range)} a year for ${course.name} (source: ${range.source}).`

/** Questions and answers about the course in the region. */
export const questionsInEnglish: GuidanceSentences['questions'] = {
  isThereOne: (about, { official }) => ({
    question: `Is there ${oneCollege(about)} in ${place(about)}?`,
    answer: official
      ? `Yes: the official list ${official.year} names ${colleges(about, official.colleges)}. We list none of them yet.`
      : `Not on our list at present. As soon as one in ${place(about)} is permitted to admit students, it will appear on this page.`,
  }),
  howMany: (about, facts) => ({
    question: `How many ${collegeNoun(about, 2)} are there in ${place(about)}?`,
    answer: inRow(
      `We list ${collegesOfAll(about, facts.colleges)}${facts.towns.length > 0 ? `, in ${shortList(facts.towns, TOWNS)}` : ''}.`,
      facts.owners && `By owner: ${byOwnership(facts.owners)}.`,
      !facts.colleges.official && 'How many there are in all we do not know.',
      'The regulator’s own list names every college with permission.',
    ),
  }),
  seats: (about, { seats, owners, isPublic }) => ({
    question: `How many ${about.course.name} seats does ${place(about)} have?`,
    answer: inRow(
      `The listed colleges that state their seats have ${seatsOfAll(seats)}.`,
      !seats.official && 'How many there are in all we do not know.',
      owners && `By owner of the college: ${byOwnership(owners)}.`,
      !owners &&
        isPublic !== null &&
        (isPublic ? 'All of them are in public colleges.' : 'None of them is in a public college.'),
      'Intakes change with each year’s permission.',
    ),
  }),
  commission: (about, { authority }) => ({
    question: conductQuestion(about),
    answer: `${authority ? `The ${authority.name} (${authority.website})` : 'The Medical Education Commission'} holds the entrance examination and matches candidates to seats in every province.`,
  }),
  authority: (about, { authority, website, hasColleges, isPostgraduate, national }) => {
    const where = place(about)
    const whose = hasColleges
      ? `For the seats of ${where} itself`
      : `For nominations and seats kept for ${where} elsewhere, the body to ask`
    return {
      question: conductQuestion(about),
      answer: inRow(
        `${whose}: ${authority}, ${website}.`,
        isPostgraduate && 'Postgraduate rounds have a registration of their own; look there for the PG notice.',
        national && `All-India seats go through the ${national.name}, ${national.website}.`,
      ),
    }
  },
  institutions: (about, { examination, medical, university }) => ({
    question: conductQuestion(about),
    answer: inRow(
      `Institutions and examination bodies of ${place(about)} admit by ${examined(examination)}.`,
      medical &&
        `${medical.name} handles medical seats; see ${medical.website} for whether this year’s notice covers ${about.course.name} too.`,
      university && `The health university is the ${withoutArticle(university)}.`,
    ),
  }),
  administration: (about, { national }) => ({
    question: conductQuestion(about),
    answer: inRow(
      `The administration of ${place(about)} announces each year how its own seats and nominations are given.`,
      national && `National rounds are held by the ${national.name}, ${national.website}.`,
    ),
  }),
  statedFees: (about, { fees, government }) => ({
    question: costQuestion(about),
    answer: inRow(
      `A year costs, by the documents of the listed colleges: ${fees.map((seat) => feesOfSeat(seat, about.region.country)).join('; ')}.`,
      typically(about, government),
    ),
  }),
  fees: (about, facts) => ({
    question: costQuestion(about),
    answer: inRow(
      typically(about, facts.government),
      publicOwners(about, facts),
      'Hostel, mess and deposits are extra.',
    ),
  }),
  founded: (about, { oldest }) => ({
    question: `When was the ${collegeNoun(about, 1)} in ${place(about)} founded?`,
    answer: `${collegeAt(oldest)}, the only one on our list, was founded in ${oldest.established}.`,
  }),
  oldest: (about, { oldest }) => ({
    question: `Which is the oldest of the ${collegeNoun(about, 2)} in ${place(about)}?`,
    answer: `Of those listed, ${collegeAt(oldest)}, founded in ${oldest.established}.`,
  }),
  foreignSeats: (about, { needsNeet }) => ({
    question: `Can Indian students study ${about.course.name} in ${place(about)}?`,
    answer: inRow(
      'Yes, on seats for foreign nationals. They do not sit the commission’s entrance examination; its notice of the year says how these seats are given.',
      needsNeet && 'Indian citizens also need a NEET-UG qualification to be registered in India later.',
    ),
  }),
  seatsElsewhere: (about, { national, scheme }) => ({
    question: `Which ${about.course.name} seats can candidates from ${place(about)} apply for?`,
    answer:
      national === null
        ? 'Seats of private institutions and of central institutes in other regions; government institutions prefer their own residents.'
        : `Those of the all-India quota in government colleges everywhere: ${national}%, by the ${schemeName(scheme)}. Also deemed and central universities, and private seats that a state opens to outsiders. The rest needs domicile where the college is.`,
  }),
  outsiders: (about, { examination }) => ({
    question: canOutsiders(about),
    answer: `Government institutions prefer residents of the ${kindOf(about)}; private ones mostly admit from anywhere. Selection is by ${examined(examination)}.`,
  }),
  outsidersPrivate: (about, { privately }) => ({
    question: canOutsiders(about),
    answer: `The listed ${many(privately, 'college is', 'colleges are')} private or deemed. Deemed universities admit from all of India in the national rounds. Private colleges admit as the notice of the year for ${place(about)} says.`,
  }),
  outsidersQuota: (about, { national, own, privately, scheme }) => ({
    question: canOutsiders(about),
    answer: inRow(
      `Yes, for the all-India quota of government colleges, which is ${national}% by the ${schemeName(scheme)}. The other ${own}% need domicile or schooling in ${place(about)}, as its rules say.`,
      privately > 0 &&
        `Of the listed colleges ${count(privately)} ${many(privately, 'is', 'are')} private or deemed, where management or national seats may be open as well.`,
    ),
  }),
  nearby: (about, { neighbours, without }) => ({
    question: `Where near ${place(about)} can ${about.course.name} be studied?`,
    answer:
      neighbours.length > 0
        ? inRow(
            `Colleges on our list in neighbouring regions: ${neighbourList(neighbours)}.`,
            without.length > 0 && `We list none in ${list(without)}.`,
          )
        : `We list no ${collegeNoun(about, 1)} in the regions around ${place(about)} yet; the full college list covers all of India and Nepal.`,
  }),
  elsewhere: (about) => ({
    question: `Where outside ${place(about)} can ${about.course.name} be studied?`,
    answer: 'The college list covers all of India and Nepal. Choose the course there, then a state or province.',
  }),
  entrance: (about, { examination }) => ({
    question: `How does one enter ${about.course.name} in ${place(about)}, and how long does it take?`,
    answer: `Admission is by ${examined(examination)}. Duration: ${about.course.duration}.`,
  }),
}

function publicOwners(about: About, facts: QuestionKinds['fees']): string {
  const where = place(about)
  const { publicly, privately, unknown } = facts
  if (facts.colleges === 0) return `Since ${where} has no listed college, add travel and rent elsewhere.`
  if (privately === 0 && unknown > 0) return 'Ask each college for the fee fixed for this year.'
  if (privately === 0) {
    return `The ${many(publicly, 'college', 'colleges')} listed in ${where} ${many(publicly, 'is', 'are')} public.`
  }
  if (facts.colleges < 2) return `The one listed in ${where} is not public; ask there for the fee fixed for this year.`
  const known = `${count(privately)} of the ${count(facts.colleges)} listed in ${where} ${many(privately, 'is', 'are')} not public`
  const open = unknown > 0 ? `, of ${count(unknown)} we do not know the owner` : ''
  return `${known}${open}; ask there for the fee fixed for this year.`
}
