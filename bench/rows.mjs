/**
 * Benches in running order, the most important first. `why`, written by hand, explains why a row misses its limit and
 * what would fix it; it appears in the results as long as one does. `minutes` is the time limit, in a whole run, of a
 * bench that can use less time.
 */
export const benches = [
  {
    name: 'throughput',
    why: 'The empty page is 5 kB, ours are 45 to 100 kB: what misses, misses by the time of handing its bytes to the connection. Smaller pages (see page-weight) would close it; so would a proxy that keeps them (see through-nginx), or a Node that follows requests without hooks (24 and later).',
  },
  {
    name: 'page-weight',
    why: "The data by which React takes a page over stay apart until they are wanted; what is left are the words, and class names as a good part of them: as Brotli, which every browser gets over TLS, all are below 20 kB; as gzip all but the pages of states with seventy colleges and more, in which names, figures and their sources weigh. Script beyond the empty page is the header with its panels, the forms that keep what was typed and the marks of sources. What misses of the script is a page's own part, such as the form of alerts among vacancies or a long form; loaded when it is first used, it would close it.",
  },
  {
    name: 'dynamic-pages',
    why: 'The dashboard reads the session, the profile, the applications, both kept lists and what suits the person, each through Payload with its rights; the reference reads once. One query for all that its frame shows would close it. A search of 36 kB and an answer of the predictor of 118 kB go through React twice, as data and as markup, on the one thread of a process, and no answer is asked for again; two processes use both cores, which the database and the asking share. Node 24 answers a fifth to a half more; only less markup, such as the years of each seat on a page of their own, would give the rest.',
  },
  {
    name: 'college-search',
    why: 'What takes longest at 100,000 is counting a common word for the filters.',
  },
  {
    name: 'job-search',
    why: 'What takes longest at 100,000 is the first count of a common word after a change: all of its twenty thousand rows are read, and the exact total is then remembered. A total that stops counting at some thousands would close it.',
  },
  {
    name: 'edit-visible',
    why: 'None is old: a save is answered when every process has cleared, and who asks for a page while an older rendering is under way waits for a new one. What misses is the time of rendering anew: all four show the college and are rendered in turn, 20 to 50 ms of processor each, which the last of them waits for, while eight readers, what measures and the database share two cores. A core for each process would close it.',
  },
  { name: 'applying' },
  {
    name: 'through-nginx',
    why: 'nginx keeps an answer for one second, then asks the site anew, and looks its key up in its cache; against bytes on disk that costs a fifth, and nearly all of the room that the limit leaves. A longer second would close it at the cost of edits that show later.',
  },
  {
    name: 'memory',
    why: 'Kept pages and answers take some 90 MB, the site itself some 260 MB after its start. The rest is garbage under load: Node lets go of the streams of Next’s answers late, and V8 collects late on a machine with much memory. `HEAP_MB` holds it down (448 kept a process below 570 MB under attack), at the cost of ending it where it needs more.',
  },
  {
    name: 'studio-desks',
    why: 'A word or a name that thousands of rows bear is counted to the end for the total of a desk, and the home counts over all queues. Totals that stop at some thousands would close both.',
  },
  {
    name: 'lighthouse',
    minutes: 4,
    why: 'Performance follows the processor time of React taking over a page, which grows with its size (see page-weight), and the speed of the machine, which stands beside each figure.',
  },
  {
    name: 'predictor',
    why: 'A question without a home state asks the list of every state, so that thirty-seven states find three times as many kinds of seat as five, all of which are compared and counted; and the index holds every year of a kind of seat, which the statement walks over to the latest (as fast as a search for each kind would be). A table of the latest figures alone, kept by triggers, would make the years cost nothing. Comparing open seats with those of the own category costs as much again.',
  },
  { name: 'jobs-import' },
  { name: 'colleges-import' },
  { name: 'alert-matching' },
]
