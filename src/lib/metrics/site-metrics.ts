import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, register } from 'prom-client'

/**
 * The process's own metrics, in Prometheus' terms. The package is one per process, while Next loads this module for
 * startup and for routes separately: whichever comes first creates a metric.
 */
const known = <Meter extends Metric>(name: string, make: () => Meter): Meter =>
  (register.getSingleMetric(name) as Meter | undefined) ?? make()

/** Duration of requests in seconds, from arrival to the last byte or the end of the connection. */
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

/** Responses by the response cache: `hit` served from it, `render` rendered for it. */
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
 * A gauge read on each scrape.
 * @param read returns the current value
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

/** Sets a gauge to a value just counted. */
export const setGauge = (name: string, help: string, value: number): void =>
  known(name, () => new Gauge({ name, help })).set(value)

/**
 * Starts the default metrics: memory, CPU, event loop delay, garbage collection. Each carries the process id, because
 * any of the processes sharing a port may answer a scrape.
 */
export const measureProcess = (): void => {
  register.setDefaultLabels({ process: String(process.pid) })
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics()
}
