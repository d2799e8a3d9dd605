/**
 * The benches in the order in which they run, those that matter most first.
 * `why` says, by hand, why a row of one misses its limit and what would close it; it stands in the results as long as
 * one does. `minutes` is what one that can do with less time may take in a whole run.
 */
export const benches = [
  {
    name: 'throughput',
    why: 'The empty page is 5 kB, ours are 60 to 190 kB: what is left of an answer is writing it to the connection, and the program that asks, which reads it, shares both cores. Smaller pages (see page-weight) would close it; so would a proxy that keeps them (see through-nginx), or a Node that follows requests without hooks (24 and later).',
  },
  {
    name: 'page-weight',
    why: 'Half of a page is the data by which React takes it over, which says once more what the HTML says; a third of the HTML is class names. Script beyond the empty page is the header with its panels, the forms that keep what was typed and the marks of sources. Parts that no script touches, taken out of React (islands), would halve the pages; the frame’s data alone is some 16 kB of each.',
  },
  {
    name: 'dynamic-pages',
    why: 'The dashboard reads the session, the profile, the applications, both kept lists and what suits the person, each through Payload with its rights; the reference reads once. One query for all that the frame of the dashboard shows would close it.',
  },
  {
    name: 'college-search',
    why: 'What takes longest at 100,000 is a misspelt word: thousands of texts have enough of its trigrams, and each is compared with it. A list of the distinct words alone, kept with the colleges, would close it.',
  },
  {
    name: 'job-search',
    why: 'What takes longest at 100,000 is the first count of a common word after a change: all of its twenty thousand rows are read, and the exact total is then remembered. A total that stops counting at some thousands would close it.',
  },
  {
    name: 'edit-visible',
    why: 'None is old: a save is answered when every process has cleared, and who asks for a page while an older rendering is under way waits for a new one. What misses is the time of rendering anew: all four pages show the college, so each edit has four rendered in one process at the same time, while eight readers, what measures and the database share two cores. Smaller pages and a core for each process would close it.',
  },
  { name: 'applying' },
  { name: 'through-nginx' },
  {
    name: 'memory',
    why: 'Kept pages and answers take some 90 MB, the site itself some 260 MB after its start; the rest is garbage that V8 lets grow on a machine with much memory. A smaller heap by a flag of Node (`--max-old-space-size`) holds it down at the cost of ending the site where an import needs more.',
  },
  {
    name: 'studio-desks',
    why: 'A word that a quarter of all vacancies have is counted to the end for the total of the desk, and applications by name are put in order by the account of each. A total that stops at some thousands, and the name kept with the application, would close it.',
  },
  {
    name: 'lighthouse',
    minutes: 5,
    why: 'Performance follows the processor time of React taking over a page, which grows with its size (see page-weight), and the speed of the machine, which stands beside each figure.',
  },
  {
    name: 'predictor',
    why: 'A question without a home state asks the list of every state, so that thirty-seven states find three times as many kinds of seat as five, all of which are compared and counted; and the index holds every year of a kind of seat, which the statement walks over to the latest (as fast as a search for each kind would be). A table of the latest figures alone, kept by triggers, would make the years cost nothing.',
  },
  { name: 'jobs-import' },
  { name: 'colleges-import' },
  { name: 'alert-matching' },
]
