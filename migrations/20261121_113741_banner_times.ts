import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'change-banners' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'change-banners' BEFORE 'schedulePublish';
  ALTER TABLE "banner_slides" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "banner_slides" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_banner_slides_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_banner_slides_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'close-vacancies', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'close-vacancies', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "banner_slides" DROP COLUMN "show_from";
  ALTER TABLE "banner_slides" DROP COLUMN "show_until";
  ALTER TABLE "_banner_slides_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_banner_slides_v" DROP COLUMN "version_show_until";`)
}
