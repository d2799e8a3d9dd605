import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'empty-trash' BEFORE 'escalate-enquiries';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'empty-trash' BEFORE 'escalate-enquiries';
  DROP INDEX "jobs_slug_idx";
  DROP INDEX "jobs_list_newest";
  DROP INDEX "jobs_list_closing";
  DROP INDEX "jobs_list_salary";
  DROP INDEX "colleges_slug_idx";
  DROP INDEX "colleges_list_recommended";
  DROP INDEX "colleges_list_state";
  DROP INDEX "colleges_list_name";
  DROP INDEX "colleges_list_fees";
  DROP INDEX "colleges_list_established";
  DROP INDEX "colleges_list_rating";
  DROP INDEX "colleges_list_counts";
  DROP INDEX "course_region_idx";
  ALTER TABLE "jobs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "colleges" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_colleges_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "featured_colleges" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "guidance_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_guidance_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "banner_slides" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_banner_slides_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "jobs_slug_live" ON "jobs" USING btree ("slug") WHERE "jobs"."deleted_at" IS NULL;
  CREATE INDEX "colleges_deleted_at_idx" ON "colleges" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "colleges_slug_live" ON "colleges" USING btree ("slug") WHERE "colleges"."deleted_at" IS NULL;
  CREATE INDEX "_colleges_v_version_version_deleted_at_idx" ON "_colleges_v" USING btree ("version_deleted_at");
  CREATE INDEX "featured_colleges_deleted_at_idx" ON "featured_colleges" USING btree ("deleted_at");
  CREATE INDEX "guidance_pages_deleted_at_idx" ON "guidance_pages" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "guidance_pages_course_region_live" ON "guidance_pages" USING btree ("course_id","region_id") WHERE "guidance_pages"."deleted_at" IS NULL;
  CREATE INDEX "_guidance_pages_v_version_version_deleted_at_idx" ON "_guidance_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "enquiries_deleted_at_idx" ON "enquiries" USING btree ("deleted_at");
  CREATE INDEX "banner_slides_deleted_at_idx" ON "banner_slides" USING btree ("deleted_at");
  CREATE INDEX "_banner_slides_v_version_version_deleted_at_idx" ON "_banner_slides_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "jobs_slug_idx" ON "jobs" USING btree ("slug");
  CREATE INDEX "jobs_list_newest" ON "jobs" USING btree ("posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active' AND "jobs"."deleted_at" IS NULL;
  CREATE INDEX "jobs_list_closing" ON "jobs" USING btree ("deadline","posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active' AND "jobs"."deleted_at" IS NULL;
  CREATE INDEX "jobs_list_salary" ON "jobs" USING btree (coalesce("salary_max", "salary_min") DESC NULLS LAST,"posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active' AND "jobs"."deleted_at" IS NULL;
  CREATE INDEX "colleges_slug_idx" ON "colleges" USING btree ("slug");
  CREATE INDEX "colleges_list_recommended" ON "colleges" USING btree ("featured" DESC,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_state" ON "colleges" USING btree ("state","featured" DESC,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_name" ON "colleges" USING btree ("name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_fees" ON "colleges" USING btree ("fees_amount","name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_established" ON "colleges" USING btree ("established","name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_rating" ON "colleges" USING btree ("rating" DESC NULLS LAST,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_counts" ON "colleges" USING btree ("country","state","ownership","fees_amount","course_mask") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "course_region_idx" ON "guidance_pages" USING btree ("course_id","region_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'drop-unfinished-file', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'close-vacancies', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'drop-unfinished-file', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'close-vacancies', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "jobs_deleted_at_idx";
  DROP INDEX "jobs_slug_live";
  DROP INDEX "colleges_deleted_at_idx";
  DROP INDEX "colleges_slug_live";
  DROP INDEX "_colleges_v_version_version_deleted_at_idx";
  DROP INDEX "featured_colleges_deleted_at_idx";
  DROP INDEX "guidance_pages_deleted_at_idx";
  DROP INDEX "guidance_pages_course_region_live";
  DROP INDEX "_guidance_pages_v_version_version_deleted_at_idx";
  DROP INDEX "enquiries_deleted_at_idx";
  DROP INDEX "banner_slides_deleted_at_idx";
  DROP INDEX "_banner_slides_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "jobs_slug_idx";
  DROP INDEX "jobs_list_newest";
  DROP INDEX "jobs_list_closing";
  DROP INDEX "jobs_list_salary";
  DROP INDEX "colleges_slug_idx";
  DROP INDEX "colleges_list_recommended";
  DROP INDEX "colleges_list_state";
  DROP INDEX "colleges_list_name";
  DROP INDEX "colleges_list_fees";
  DROP INDEX "colleges_list_established";
  DROP INDEX "colleges_list_rating";
  DROP INDEX "colleges_list_counts";
  DROP INDEX "course_region_idx";
  CREATE UNIQUE INDEX "jobs_slug_idx" ON "jobs" USING btree ("slug");
  CREATE INDEX "jobs_list_newest" ON "jobs" USING btree ("posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active';
  CREATE INDEX "jobs_list_closing" ON "jobs" USING btree ("deadline","posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active';
  CREATE INDEX "jobs_list_salary" ON "jobs" USING btree (coalesce("salary_max", "salary_min") DESC NULLS LAST,"posted_at" DESC,"id" DESC) WHERE "jobs"."status" = 'Active';
  CREATE UNIQUE INDEX "colleges_slug_idx" ON "colleges" USING btree ("slug");
  CREATE INDEX "colleges_list_recommended" ON "colleges" USING btree ("featured" DESC,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published';
  CREATE INDEX "colleges_list_state" ON "colleges" USING btree ("state","featured" DESC,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published';
  CREATE INDEX "colleges_list_name" ON "colleges" USING btree ("name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published';
  CREATE INDEX "colleges_list_fees" ON "colleges" USING btree ("fees_amount","name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published';
  CREATE INDEX "colleges_list_established" ON "colleges" USING btree ("established","name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published';
  CREATE INDEX "colleges_list_rating" ON "colleges" USING btree ("rating" DESC NULLS LAST,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published';
  CREATE INDEX "colleges_list_counts" ON "colleges" USING btree ("country","state","ownership","fees_amount","course_mask") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published';
  CREATE UNIQUE INDEX "course_region_idx" ON "guidance_pages" USING btree ("course_id","region_id");
  ALTER TABLE "jobs" DROP COLUMN "deleted_at";
  ALTER TABLE "colleges" DROP COLUMN "deleted_at";
  ALTER TABLE "_colleges_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "featured_colleges" DROP COLUMN "deleted_at";
  ALTER TABLE "guidance_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_guidance_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "enquiries" DROP COLUMN "deleted_at";
  ALTER TABLE "banner_slides" DROP COLUMN "deleted_at";
  ALTER TABLE "_banner_slides_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";`)
}
