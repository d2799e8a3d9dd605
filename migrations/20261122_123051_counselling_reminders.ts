import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'counselling-reminders' BEFORE 'change-banners';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'counselling-reminders' BEFORE 'change-banners';
  CREATE TABLE "counselling_reminders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subscription_id" uuid NOT NULL,
  	"authority_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "counselling_reminders_sent" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mailbox_id" uuid,
  	"date_id" uuid,
  	"starts_on" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "counselling_reminders_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "counselling_reminders_sent_id" uuid;
  ALTER TABLE "counselling_reminders" ADD CONSTRAINT "counselling_reminders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_reminders" ADD CONSTRAINT "counselling_reminders_authority_id_counselling_authorities_id_fk" FOREIGN KEY ("authority_id") REFERENCES "public"."counselling_authorities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_reminders_sent" ADD CONSTRAINT "counselling_reminders_sent_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "counselling_reminders_sent" ADD CONSTRAINT "counselling_reminders_sent_date_id_counselling_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."counselling_dates"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "counselling_reminders_subscription_idx" ON "counselling_reminders" USING btree ("subscription_id");
  CREATE INDEX "counselling_reminders_authority_idx" ON "counselling_reminders" USING btree ("authority_id");
  CREATE INDEX "counselling_reminders_updated_at_idx" ON "counselling_reminders" USING btree ("updated_at");
  CREATE INDEX "counselling_reminders_created_at_idx" ON "counselling_reminders" USING btree ("created_at");
  CREATE INDEX "counselling_reminders_sent_mailbox_idx" ON "counselling_reminders_sent" USING btree ("mailbox_id");
  CREATE INDEX "counselling_reminders_sent_date_idx" ON "counselling_reminders_sent" USING btree ("date_id");
  CREATE INDEX "counselling_reminders_sent_sent_at_idx" ON "counselling_reminders_sent" USING btree ("sent_at");
  CREATE INDEX "counselling_reminders_sent_updated_at_idx" ON "counselling_reminders_sent" USING btree ("updated_at");
  CREATE INDEX "counselling_reminders_sent_created_at_idx" ON "counselling_reminders_sent" USING btree ("created_at");
  CREATE UNIQUE INDEX "mailbox_date_startsOn_idx" ON "counselling_reminders_sent" USING btree ("mailbox_id","date_id","starts_on");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counselling_reminders_fk" FOREIGN KEY ("counselling_reminders_id") REFERENCES "public"."counselling_reminders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_counselling_reminders_sent_fk" FOREIGN KEY ("counselling_reminders_sent_id") REFERENCES "public"."counselling_reminders_sent"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_counselling_reminders_id_idx" ON "payload_locked_documents_rels" USING btree ("counselling_reminders_id");
  CREATE INDEX "payload_locked_documents_rels_counselling_reminders_sent_idx" ON "payload_locked_documents_rels" USING btree ("counselling_reminders_sent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "counselling_reminders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "counselling_reminders_sent" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "counselling_reminders" CASCADE;
  DROP TABLE "counselling_reminders_sent" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_counselling_reminders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_counselling_reminders_sent_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-postings', 'forget-old-entries', 'forget-subscriptions', 'announce-vacancies', 'close-vacancies', 'job-alerts', 'tidy-job-alerts', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-mail', 'send-team-digest', 'drop-unfinished-file', 'empty-trash', 'check-links', 'escalate-enquiries', 'anonymise-enquiries', 'purge-unverified', 'send-account-link', 'forget-papers', 'forget-corrections', 'forget-postings', 'forget-old-entries', 'forget-subscriptions', 'announce-vacancies', 'close-vacancies', 'job-alerts', 'tidy-job-alerts', 'change-banners', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_counselling_reminders_id_idx";
  DROP INDEX "payload_locked_documents_rels_counselling_reminders_sent_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "counselling_reminders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "counselling_reminders_sent_id";`)
}
