import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'measure-hit-rates' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'measure-hit-rates' BEFORE 'schedulePublish';
  ALTER TABLE "colleges_seat_rows" ADD COLUMN "since" numeric;
  ALTER TABLE "_colleges_v_version_seat_rows" ADD COLUMN "since" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-postings', 'forget-old-entries', 'forget-subscriptions', 'announce-vacancies', 'close-vacancies', 'job-alerts', 'tidy-job-alerts', 'counselling-reminders', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-postings', 'forget-old-entries', 'forget-subscriptions', 'announce-vacancies', 'close-vacancies', 'job-alerts', 'tidy-job-alerts', 'counselling-reminders', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "colleges_seat_rows" DROP COLUMN "since";
  ALTER TABLE "_colleges_v_version_seat_rows" DROP COLUMN "since";`)
}
