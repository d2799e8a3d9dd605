import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_alerts_frequency" AS ENUM('at-once', 'daily', 'weekly');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'job-alerts' BEFORE 'change-banners';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tidy-job-alerts' BEFORE 'change-banners';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'job-alerts' BEFORE 'change-banners';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tidy-job-alerts' BEFORE 'change-banners';
  CREATE TABLE "job_alerts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subscription_id" uuid NOT NULL,
  	"frequency" "enum_job_alerts_frequency" NOT NULL,
  	"q" varchar,
  	"department" varchar,
  	"location" varchar,
  	"designation" varchar,
  	"type" varchar,
  	"salary" numeric,
  	"experience" numeric,
  	"anchor" varchar,
  	"department_keys" varchar,
  	"place_keys" varchar,
  	"designation_keys" varchar,
  	"words" varchar,
  	"last_mail_at" timestamp(3) with time zone,
  	"last_count" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_alert_matches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mailbox_id" uuid,
  	"job_id" uuid,
  	"alert_id" uuid,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "jobs" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "compared_as" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "job_alerts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "job_alert_matches_id" uuid;
  ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_alert_matches" ADD CONSTRAINT "job_alert_matches_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_alert_matches" ADD CONSTRAINT "job_alert_matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_alert_matches" ADD CONSTRAINT "job_alert_matches_alert_id_job_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "job_alerts_subscription_idx" ON "job_alerts" USING btree ("subscription_id");
  CREATE INDEX "job_alerts_anchor_idx" ON "job_alerts" USING btree ("anchor");
  CREATE INDEX "job_alerts_updated_at_idx" ON "job_alerts" USING btree ("updated_at");
  CREATE INDEX "job_alerts_created_at_idx" ON "job_alerts" USING btree ("created_at");
  CREATE INDEX "job_alert_matches_mailbox_idx" ON "job_alert_matches" USING btree ("mailbox_id");
  CREATE INDEX "job_alert_matches_job_idx" ON "job_alert_matches" USING btree ("job_id");
  CREATE INDEX "job_alert_matches_alert_idx" ON "job_alert_matches" USING btree ("alert_id");
  CREATE INDEX "job_alert_matches_sent_at_idx" ON "job_alert_matches" USING btree ("sent_at");
  CREATE INDEX "job_alert_matches_updated_at_idx" ON "job_alert_matches" USING btree ("updated_at");
  CREATE INDEX "job_alert_matches_created_at_idx" ON "job_alert_matches" USING btree ("created_at");
  CREATE UNIQUE INDEX "mailbox_job_idx" ON "job_alert_matches" USING btree ("mailbox_id","job_id");
  CREATE INDEX "job_alert_matches_unsent" ON "job_alert_matches" USING btree ("mailbox_id") WHERE "job_alert_matches"."sent_at" IS NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_alerts_fk" FOREIGN KEY ("job_alerts_id") REFERENCES "public"."job_alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_alert_matches_fk" FOREIGN KEY ("job_alert_matches_id") REFERENCES "public"."job_alert_matches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "jobs_opened_at_idx" ON "jobs" USING btree ("opened_at");
  CREATE INDEX "payload_locked_documents_rels_job_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("job_alerts_id");
  CREATE INDEX "payload_locked_documents_rels_job_alert_matches_id_idx" ON "payload_locked_documents_rels" USING btree ("job_alert_matches_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_alerts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_alert_matches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "job_alerts" CASCADE;
  DROP TABLE "job_alert_matches" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_job_alerts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_job_alert_matches_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-old-entries', 'forget-subscriptions', 'close-vacancies', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-old-entries', 'forget-subscriptions', 'close-vacancies', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "jobs_opened_at_idx";
  DROP INDEX "payload_locked_documents_rels_job_alerts_id_idx";
  DROP INDEX "payload_locked_documents_rels_job_alert_matches_id_idx";
  ALTER TABLE "jobs" DROP COLUMN "opened_at";
  ALTER TABLE "jobs" DROP COLUMN "compared_as";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "job_alerts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "job_alert_matches_id";
  DROP TYPE "public"."enum_job_alerts_frequency";`)
}
