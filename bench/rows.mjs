/**
 * The benches in the order in which they run, those that matter most first. `why` says, by hand, why a row of one
 * misses its limit and what would close it; it stands in the results as long as one does.
 */
export const benches = [
  { name: 'throughput' },
  {
    name: 'page-weight',
    why: 'Half of a page is the data by which React takes it over, which says once more what the HTML says; a third of the HTML is class names. Script beyond the empty page is the header with its panels, the forms that keep what was typed and the marks of sources. Parts that no script touches, taken out of React (islands), would halve the pages; the frame’s data alone is some 20 kB of each.',
  },
  {
    name: 'dynamic-pages',
    why: 'The dashboard reads the session, the profile, the applications, both kept lists and what suits the person, each through Payload with its rights; the reference reads once. One query for all that the frame of the dashboard shows would close it.',
  },
  {
    name: 'lighthouse',
    why: 'Performance follows the processor time of React taking over a page, which grows with its size (see page-weight), and the speed of the machine, which stands beside each figure.',
  },
  { name: 'college-search' },
  { name: 'job-search' },
  {
    name: 'predictor',
    why: 'The index holds every year of a kind of seat, and the statement walks over all of them to the latest. A mark on the latest figure of each kind, kept by the import, would make the years cost nothing.',
  },
  {
    name: 'edit-visible',
    why: 'None is old: a save is answered when every process has cleared, and who asks for a page while an older rendering is under way waits for a new one. What misses is the time of rendering anew while eight readers keep both cores busy with pages that were all cleared together. Smaller pages, and clearing only the kept answers that show the record, would close it.',
  },
  { name: 'applying' },
  { name: 'through-nginx' },
  {
    name: 'memory',
    why: 'Kept pages may take 300 MB and kept answers 64 MB (PAGE_CACHE_MB, RESPONSE_CACHE_MB), the site itself some 250 MB, and V8 lets garbage grow in proportion before it collects. Smaller pages would make all 631 colleges fit in half of that.',
  },
  { name: 'studio-desks' },
  { name: 'alert-matching' },
  { name: 'jobs-import' },
  { name: 'colleges-import' },
]
