/**
 * The benches in the order in which they run, those that matter most first. `why` says, by hand, why a row of one
 * misses its limit and what would close it; it stands in the results as long as one does.
 */
export const benches = [
  { name: 'throughput' },
  { name: 'page-weight' },
  { name: 'dynamic-pages' },
  { name: 'lighthouse' },
  { name: 'college-search' },
  { name: 'job-search' },
  {
    name: 'predictor',
    why: 'The index holds every year of a kind of seat, and the statement walks over all of them to the latest. A mark on the latest figure of each kind, kept by the import, would make the years cost nothing.',
  },
  {
    name: 'edit-visible',
    why: 'Pages are cleared with the commit, before the answer to a save. What is old after it was being rendered at that moment: Next gives one rendering to everybody who asks for the page meanwhile. The times are those of rendering the page anew while eight readers keep both cores busy. Rendering anew for whoever asks after a clearing, and keeping a ready page of the most read ones, would close it.',
  },
  { name: 'applying' },
  {
    name: 'through-nginx',
    why: 'The site calls filtered lists private, so nginx keeps none of them and asks the site each time, which answers from its own memory. Calling the lists public whose address holds known filters alone would let nginx keep them for its second as well.',
  },
  { name: 'memory' },
  { name: 'studio-desks' },
  { name: 'alert-matching' },
  { name: 'jobs-import' },
  { name: 'colleges-import' },
]
