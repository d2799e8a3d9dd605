import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, register } from 'prom-client'

/**
 * What the process counts of itself, in the words of Prometheus. The package is one for the whole process, while Next
 * loads this module once for what starts the server and once for its routes: each meter is made by whoever comes first.
 */
const known = <Meter extends Metric>(name: string, make: () => Meter): Meter =>
  (register.getSingleMetric(name) as Meter | undefined) ?? make()

/** How long requests took, in seconds, from their arrival to the last byte or to the end of the connection. */
export const requestSeconds = () =>
  known(
    'site_http_request_duration_seconds',
    () =>
      new Histogram({
        name: 'site_http_request_duration_seconds',
        help: 'Time from the arrival of a request to the end of its answer.',
        labelNames: ['route', 'method', 'status'] as const,
        buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      }),
  )

/** Answers by the cache of whole answers: `hit` given again, `render` rendered for the cache. */
export const keptAnswers = () =>
  known(
    'site_response_cache_answers_total',
    () =>
      new Counter({
        name: 'site_response_cache_answers_total',
        help: 'Answers of addresses that the cache of whole answers keeps, by where they came from.',
        labelNames: ['from'] as const,
      }),
  )

/**
 * A figure that is read when it is asked for.
 * @param read the present value
 */
export const readGauge = (name: string, help: string, read: () => number): void => {
  known(
    name,
    () =>
      new Gauge({
        name,
        help,
        collect() {
          this.set(read())
        },
      }),
  )
}

/** A figure that has just been counted. */
export const setGauge = (name: string, help: string, value: number): void =>
  known(name, () => new Gauge({ name, help })).set(value)

/**
 * Begins to measure the process itself: memory, processor, delay of the event loop, garbage collection. Every figure
 * names its process, because any of those that share a port may be the one that answers.
 */
export const measureProcess = (): void => {
  register.setDefaultLabels({ process: String(process.pid) })
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics()
}
