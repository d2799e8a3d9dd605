import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_course_translations_language" AS ENUM('hi');
  CREATE TYPE "public"."enum_course_translations_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum_course_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__course_translations_v_version_language" AS ENUM('hi');
  CREATE TYPE "public"."enum__course_translations_v_version_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum__course_translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_region_translations_language" AS ENUM('hi');
  CREATE TYPE "public"."enum_region_translations_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum_region_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__region_translations_v_version_language" AS ENUM('hi');
  CREATE TYPE "public"."enum__region_translations_v_version_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum__region_translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guidance_translations_language" AS ENUM('hi');
  CREATE TYPE "public"."enum_guidance_translations_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum_guidance_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guidance_translations_v_version_language" AS ENUM('hi');
  CREATE TYPE "public"."enum__guidance_translations_v_version_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum__guidance_translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_banner_translations_language" AS ENUM('hi');
  CREATE TYPE "public"."enum_banner_translations_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum_banner_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banner_translations_v_version_language" AS ENUM('hi');
  CREATE TYPE "public"."enum__banner_translations_v_version_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum__banner_translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_translations_record" AS ENUM('site-settings', 'home', 'admission', 'about');
  CREATE TYPE "public"."enum_page_translations_language" AS ENUM('hi');
  CREATE TYPE "public"."enum_page_translations_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum_page_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_translations_v_version_record" AS ENUM('site-settings', 'home', 'admission', 'about');
  CREATE TYPE "public"."enum__page_translations_v_version_language" AS ENUM('hi');
  CREATE TYPE "public"."enum__page_translations_v_version_origin" AS ENUM('machine', 'reviewed');
  CREATE TYPE "public"."enum__page_translations_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_imports_kind" ADD VALUE 'course-translations';
  ALTER TYPE "public"."enum_imports_kind" ADD VALUE 'region-translations';
  ALTER TYPE "public"."enum_imports_kind" ADD VALUE 'guidance-translations';
  ALTER TYPE "public"."enum_imports_kind" ADD VALUE 'banner-translations';
  ALTER TYPE "public"."enum_imports_kind" ADD VALUE 'page-translations';
  CREATE TABLE "course_translations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"record_id" uuid,
  	"language" "enum_course_translations_language" DEFAULT 'hi',
  	"field" varchar,
  	"text" varchar,
  	"english_digest" varchar,
  	"origin" "enum_course_translations_origin" DEFAULT 'machine',
  	"reviewed_by_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_course_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_course_translations_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_record_id" uuid,
  	"version_language" "enum__course_translations_v_version_language" DEFAULT 'hi',
  	"version_field" varchar,
  	"version_text" varchar,
  	"version_english_digest" varchar,
  	"version_origin" "enum__course_translations_v_version_origin" DEFAULT 'machine',
  	"version_reviewed_by_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__course_translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "region_translations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"record_id" uuid,
  	"language" "enum_region_translations_language" DEFAULT 'hi',
  	"field" varchar,
  	"text" varchar,
  	"english_digest" varchar,
  	"origin" "enum_region_translations_origin" DEFAULT 'machine',
  	"reviewed_by_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_region_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_region_translations_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_record_id" uuid,
  	"version_language" "enum__region_translations_v_version_language" DEFAULT 'hi',
  	"version_field" varchar,
  	"version_text" varchar,
  	"version_english_digest" varchar,
  	"version_origin" "enum__region_translations_v_version_origin" DEFAULT 'machine',
  	"version_reviewed_by_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__region_translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "guidance_translations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"record_id" uuid,
  	"language" "enum_guidance_translations_language" DEFAULT 'hi',
  	"field" varchar,
  	"text" varchar,
  	"english_digest" varchar,
  	"origin" "enum_guidance_translations_origin" DEFAULT 'machine',
  	"reviewed_by_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_guidance_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_guidance_translations_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_record_id" uuid,
  	"version_language" "enum__guidance_translations_v_version_language" DEFAULT 'hi',
  	"version_field" varchar,
  	"version_text" varchar,
  	"version_english_digest" varchar,
  	"version_origin" "enum__guidance_translations_v_version_origin" DEFAULT 'machine',
  	"version_reviewed_by_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__guidance_translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "banner_translations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"record_id" uuid,
  	"language" "enum_banner_translations_language" DEFAULT 'hi',
  	"field" varchar,
  	"text" varchar,
  	"english_digest" varchar,
  	"origin" "enum_banner_translations_origin" DEFAULT 'machine',
  	"reviewed_by_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_banner_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_banner_translations_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_record_id" uuid,
  	"version_language" "enum__banner_translations_v_version_language" DEFAULT 'hi',
  	"version_field" varchar,
  	"version_text" varchar,
  	"version_english_digest" varchar,
  	"version_origin" "enum__banner_translations_v_version_origin" DEFAULT 'machine',
  	"version_reviewed_by_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__banner_translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "page_translations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"record" "enum_page_translations_record",
  	"language" "enum_page_translations_language" DEFAULT 'hi',
  	"field" varchar,
  	"text" varchar,
  	"english_digest" varchar,
  	"origin" "enum_page_translations_origin" DEFAULT 'machine',
  	"reviewed_by_id" uuid,
  	"reviewed_on" timestamp(3) with time zone,
  	"edited_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_page_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_page_translations_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_record" "enum__page_translations_v_version_record",
  	"version_language" "enum__page_translations_v_version_language" DEFAULT 'hi',
  	"version_field" varchar,
  	"version_text" varchar,
  	"version_english_digest" varchar,
  	"version_origin" "enum__page_translations_v_version_origin" DEFAULT 'machine',
  	"version_reviewed_by_id" uuid,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_edited_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__page_translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "course_translations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "region_translations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guidance_translations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "banner_translations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_translations_id" uuid;
  ALTER TABLE "course_translations" ADD CONSTRAINT "course_translations_record_id_courses_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "course_translations" ADD CONSTRAINT "course_translations_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "course_translations" ADD CONSTRAINT "course_translations_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_course_translations_v" ADD CONSTRAINT "_course_translations_v_parent_id_course_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."course_translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_course_translations_v" ADD CONSTRAINT "_course_translations_v_version_record_id_courses_id_fk" FOREIGN KEY ("version_record_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_course_translations_v" ADD CONSTRAINT "_course_translations_v_version_reviewed_by_id_users_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_course_translations_v" ADD CONSTRAINT "_course_translations_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "region_translations" ADD CONSTRAINT "region_translations_record_id_regions_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "region_translations" ADD CONSTRAINT "region_translations_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "region_translations" ADD CONSTRAINT "region_translations_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_region_translations_v" ADD CONSTRAINT "_region_translations_v_parent_id_region_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."region_translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_region_translations_v" ADD CONSTRAINT "_region_translations_v_version_record_id_regions_id_fk" FOREIGN KEY ("version_record_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_region_translations_v" ADD CONSTRAINT "_region_translations_v_version_reviewed_by_id_users_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_region_translations_v" ADD CONSTRAINT "_region_translations_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guidance_translations" ADD CONSTRAINT "guidance_translations_record_id_guidance_pages_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."guidance_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guidance_translations" ADD CONSTRAINT "guidance_translations_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guidance_translations" ADD CONSTRAINT "guidance_translations_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_translations_v" ADD CONSTRAINT "_guidance_translations_v_parent_id_guidance_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guidance_translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_translations_v" ADD CONSTRAINT "_guidance_translations_v_version_record_id_guidance_pages_id_fk" FOREIGN KEY ("version_record_id") REFERENCES "public"."guidance_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_translations_v" ADD CONSTRAINT "_guidance_translations_v_version_reviewed_by_id_users_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guidance_translations_v" ADD CONSTRAINT "_guidance_translations_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banner_translations" ADD CONSTRAINT "banner_translations_record_id_banner_slides_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."banner_slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banner_translations" ADD CONSTRAINT "banner_translations_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banner_translations" ADD CONSTRAINT "banner_translations_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_translations_v" ADD CONSTRAINT "_banner_translations_v_parent_id_banner_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banner_translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_translations_v" ADD CONSTRAINT "_banner_translations_v_version_record_id_banner_slides_id_fk" FOREIGN KEY ("version_record_id") REFERENCES "public"."banner_slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_translations_v" ADD CONSTRAINT "_banner_translations_v_version_reviewed_by_id_users_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_translations_v" ADD CONSTRAINT "_banner_translations_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_translations_v" ADD CONSTRAINT "_page_translations_v_parent_id_page_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_translations_v" ADD CONSTRAINT "_page_translations_v_version_reviewed_by_id_users_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_translations_v" ADD CONSTRAINT "_page_translations_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "course_translations_record_idx" ON "course_translations" USING btree ("record_id");
  CREATE INDEX "course_translations_reviewed_by_idx" ON "course_translations" USING btree ("reviewed_by_id");
  CREATE INDEX "course_translations_edited_by_idx" ON "course_translations" USING btree ("edited_by_id");
  CREATE INDEX "course_translations_updated_at_idx" ON "course_translations" USING btree ("updated_at");
  CREATE INDEX "course_translations_created_at_idx" ON "course_translations" USING btree ("created_at");
  CREATE INDEX "course_translations__status_idx" ON "course_translations" USING btree ("_status");
  CREATE UNIQUE INDEX "record_language_field_idx" ON "course_translations" USING btree ("record_id","language","field");
  CREATE INDEX "_course_translations_v_parent_idx" ON "_course_translations_v" USING btree ("parent_id");
  CREATE INDEX "_course_translations_v_version_version_record_idx" ON "_course_translations_v" USING btree ("version_record_id");
  CREATE INDEX "_course_translations_v_version_version_reviewed_by_idx" ON "_course_translations_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_course_translations_v_version_version_edited_by_idx" ON "_course_translations_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_course_translations_v_version_version_updated_at_idx" ON "_course_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_course_translations_v_version_version_created_at_idx" ON "_course_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_course_translations_v_version_version__status_idx" ON "_course_translations_v" USING btree ("version__status");
  CREATE INDEX "_course_translations_v_created_at_idx" ON "_course_translations_v" USING btree ("created_at");
  CREATE INDEX "_course_translations_v_updated_at_idx" ON "_course_translations_v" USING btree ("updated_at");
  CREATE INDEX "_course_translations_v_latest_idx" ON "_course_translations_v" USING btree ("latest");
  CREATE INDEX "version_record_version_language_version_field_idx" ON "_course_translations_v" USING btree ("version_record_id","version_language","version_field");
  CREATE INDEX "region_translations_record_idx" ON "region_translations" USING btree ("record_id");
  CREATE INDEX "region_translations_reviewed_by_idx" ON "region_translations" USING btree ("reviewed_by_id");
  CREATE INDEX "region_translations_edited_by_idx" ON "region_translations" USING btree ("edited_by_id");
  CREATE INDEX "region_translations_updated_at_idx" ON "region_translations" USING btree ("updated_at");
  CREATE INDEX "region_translations_created_at_idx" ON "region_translations" USING btree ("created_at");
  CREATE INDEX "region_translations__status_idx" ON "region_translations" USING btree ("_status");
  CREATE UNIQUE INDEX "record_language_field_1_idx" ON "region_translations" USING btree ("record_id","language","field");
  CREATE INDEX "_region_translations_v_parent_idx" ON "_region_translations_v" USING btree ("parent_id");
  CREATE INDEX "_region_translations_v_version_version_record_idx" ON "_region_translations_v" USING btree ("version_record_id");
  CREATE INDEX "_region_translations_v_version_version_reviewed_by_idx" ON "_region_translations_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_region_translations_v_version_version_edited_by_idx" ON "_region_translations_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_region_translations_v_version_version_updated_at_idx" ON "_region_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_region_translations_v_version_version_created_at_idx" ON "_region_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_region_translations_v_version_version__status_idx" ON "_region_translations_v" USING btree ("version__status");
  CREATE INDEX "_region_translations_v_created_at_idx" ON "_region_translations_v" USING btree ("created_at");
  CREATE INDEX "_region_translations_v_updated_at_idx" ON "_region_translations_v" USING btree ("updated_at");
  CREATE INDEX "_region_translations_v_latest_idx" ON "_region_translations_v" USING btree ("latest");
  CREATE INDEX "version_record_version_language_version_field_1_idx" ON "_region_translations_v" USING btree ("version_record_id","version_language","version_field");
  CREATE INDEX "guidance_translations_record_idx" ON "guidance_translations" USING btree ("record_id");
  CREATE INDEX "guidance_translations_reviewed_by_idx" ON "guidance_translations" USING btree ("reviewed_by_id");
  CREATE INDEX "guidance_translations_edited_by_idx" ON "guidance_translations" USING btree ("edited_by_id");
  CREATE INDEX "guidance_translations_updated_at_idx" ON "guidance_translations" USING btree ("updated_at");
  CREATE INDEX "guidance_translations_created_at_idx" ON "guidance_translations" USING btree ("created_at");
  CREATE INDEX "guidance_translations__status_idx" ON "guidance_translations" USING btree ("_status");
  CREATE UNIQUE INDEX "record_language_field_2_idx" ON "guidance_translations" USING btree ("record_id","language","field");
  CREATE INDEX "_guidance_translations_v_parent_idx" ON "_guidance_translations_v" USING btree ("parent_id");
  CREATE INDEX "_guidance_translations_v_version_version_record_idx" ON "_guidance_translations_v" USING btree ("version_record_id");
  CREATE INDEX "_guidance_translations_v_version_version_reviewed_by_idx" ON "_guidance_translations_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_guidance_translations_v_version_version_edited_by_idx" ON "_guidance_translations_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_guidance_translations_v_version_version_updated_at_idx" ON "_guidance_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_guidance_translations_v_version_version_created_at_idx" ON "_guidance_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_guidance_translations_v_version_version__status_idx" ON "_guidance_translations_v" USING btree ("version__status");
  CREATE INDEX "_guidance_translations_v_created_at_idx" ON "_guidance_translations_v" USING btree ("created_at");
  CREATE INDEX "_guidance_translations_v_updated_at_idx" ON "_guidance_translations_v" USING btree ("updated_at");
  CREATE INDEX "_guidance_translations_v_latest_idx" ON "_guidance_translations_v" USING btree ("latest");
  CREATE INDEX "version_record_version_language_version_field_2_idx" ON "_guidance_translations_v" USING btree ("version_record_id","version_language","version_field");
  CREATE INDEX "banner_translations_record_idx" ON "banner_translations" USING btree ("record_id");
  CREATE INDEX "banner_translations_reviewed_by_idx" ON "banner_translations" USING btree ("reviewed_by_id");
  CREATE INDEX "banner_translations_edited_by_idx" ON "banner_translations" USING btree ("edited_by_id");
  CREATE INDEX "banner_translations_updated_at_idx" ON "banner_translations" USING btree ("updated_at");
  CREATE INDEX "banner_translations_created_at_idx" ON "banner_translations" USING btree ("created_at");
  CREATE INDEX "banner_translations__status_idx" ON "banner_translations" USING btree ("_status");
  CREATE UNIQUE INDEX "record_language_field_3_idx" ON "banner_translations" USING btree ("record_id","language","field");
  CREATE INDEX "_banner_translations_v_parent_idx" ON "_banner_translations_v" USING btree ("parent_id");
  CREATE INDEX "_banner_translations_v_version_version_record_idx" ON "_banner_translations_v" USING btree ("version_record_id");
  CREATE INDEX "_banner_translations_v_version_version_reviewed_by_idx" ON "_banner_translations_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_banner_translations_v_version_version_edited_by_idx" ON "_banner_translations_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_banner_translations_v_version_version_updated_at_idx" ON "_banner_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_banner_translations_v_version_version_created_at_idx" ON "_banner_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_banner_translations_v_version_version__status_idx" ON "_banner_translations_v" USING btree ("version__status");
  CREATE INDEX "_banner_translations_v_created_at_idx" ON "_banner_translations_v" USING btree ("created_at");
  CREATE INDEX "_banner_translations_v_updated_at_idx" ON "_banner_translations_v" USING btree ("updated_at");
  CREATE INDEX "_banner_translations_v_latest_idx" ON "_banner_translations_v" USING btree ("latest");
  CREATE INDEX "version_record_version_language_version_field_3_idx" ON "_banner_translations_v" USING btree ("version_record_id","version_language","version_field");
  CREATE INDEX "page_translations_reviewed_by_idx" ON "page_translations" USING btree ("reviewed_by_id");
  CREATE INDEX "page_translations_edited_by_idx" ON "page_translations" USING btree ("edited_by_id");
  CREATE INDEX "page_translations_updated_at_idx" ON "page_translations" USING btree ("updated_at");
  CREATE INDEX "page_translations_created_at_idx" ON "page_translations" USING btree ("created_at");
  CREATE INDEX "page_translations__status_idx" ON "page_translations" USING btree ("_status");
  CREATE UNIQUE INDEX "record_language_field_4_idx" ON "page_translations" USING btree ("record","language","field");
  CREATE INDEX "_page_translations_v_parent_idx" ON "_page_translations_v" USING btree ("parent_id");
  CREATE INDEX "_page_translations_v_version_version_reviewed_by_idx" ON "_page_translations_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_page_translations_v_version_version_edited_by_idx" ON "_page_translations_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_page_translations_v_version_version_updated_at_idx" ON "_page_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_translations_v_version_version_created_at_idx" ON "_page_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_page_translations_v_version_version__status_idx" ON "_page_translations_v" USING btree ("version__status");
  CREATE INDEX "_page_translations_v_created_at_idx" ON "_page_translations_v" USING btree ("created_at");
  CREATE INDEX "_page_translations_v_updated_at_idx" ON "_page_translations_v" USING btree ("updated_at");
  CREATE INDEX "_page_translations_v_latest_idx" ON "_page_translations_v" USING btree ("latest");
  CREATE INDEX "version_record_version_language_version_field_4_idx" ON "_page_translations_v" USING btree ("version_record","version_language","version_field");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_course_translations_fk" FOREIGN KEY ("course_translations_id") REFERENCES "public"."course_translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_region_translations_fk" FOREIGN KEY ("region_translations_id") REFERENCES "public"."region_translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guidance_translations_fk" FOREIGN KEY ("guidance_translations_id") REFERENCES "public"."guidance_translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banner_translations_fk" FOREIGN KEY ("banner_translations_id") REFERENCES "public"."banner_translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_translations_fk" FOREIGN KEY ("page_translations_id") REFERENCES "public"."page_translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_course_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("course_translations_id");
  CREATE INDEX "payload_locked_documents_rels_region_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("region_translations_id");
  CREATE INDEX "payload_locked_documents_rels_guidance_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("guidance_translations_id");
  CREATE INDEX "payload_locked_documents_rels_banner_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("banner_translations_id");
  CREATE INDEX "payload_locked_documents_rels_page_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("page_translations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "course_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_course_translations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "region_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_region_translations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guidance_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guidance_translations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banner_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_banner_translations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_page_translations_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "course_translations" CASCADE;
  DROP TABLE "_course_translations_v" CASCADE;
  DROP TABLE "region_translations" CASCADE;
  DROP TABLE "_region_translations_v" CASCADE;
  DROP TABLE "guidance_translations" CASCADE;
  DROP TABLE "_guidance_translations_v" CASCADE;
  DROP TABLE "banner_translations" CASCADE;
  DROP TABLE "_banner_translations_v" CASCADE;
  DROP TABLE "page_translations" CASCADE;
  DROP TABLE "_page_translations_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_course_translations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_region_translations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_guidance_translations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_banner_translations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_translations_fk";
  
  ALTER TABLE "imports" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_imports_kind";
  CREATE TYPE "public"."enum_imports_kind" AS ENUM('jobs', 'colleges', 'closing-ranks', 'counselling-authorities', 'seat-terms', 'college-names');
  ALTER TABLE "imports" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_imports_kind" USING "kind"::"public"."enum_imports_kind";
  DROP INDEX "payload_locked_documents_rels_course_translations_id_idx";
  DROP INDEX "payload_locked_documents_rels_region_translations_id_idx";
  DROP INDEX "payload_locked_documents_rels_guidance_translations_id_idx";
  DROP INDEX "payload_locked_documents_rels_banner_translations_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_translations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "course_translations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "region_translations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guidance_translations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "banner_translations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_translations_id";
  DROP TYPE "public"."enum_course_translations_language";
  DROP TYPE "public"."enum_course_translations_origin";
  DROP TYPE "public"."enum_course_translations_status";
  DROP TYPE "public"."enum__course_translations_v_version_language";
  DROP TYPE "public"."enum__course_translations_v_version_origin";
  DROP TYPE "public"."enum__course_translations_v_version_status";
  DROP TYPE "public"."enum_region_translations_language";
  DROP TYPE "public"."enum_region_translations_origin";
  DROP TYPE "public"."enum_region_translations_status";
  DROP TYPE "public"."enum__region_translations_v_version_language";
  DROP TYPE "public"."enum__region_translations_v_version_origin";
  DROP TYPE "public"."enum__region_translations_v_version_status";
  DROP TYPE "public"."enum_guidance_translations_language";
  DROP TYPE "public"."enum_guidance_translations_origin";
  DROP TYPE "public"."enum_guidance_translations_status";
  DROP TYPE "public"."enum__guidance_translations_v_version_language";
  DROP TYPE "public"."enum__guidance_translations_v_version_origin";
  DROP TYPE "public"."enum__guidance_translations_v_version_status";
  DROP TYPE "public"."enum_banner_translations_language";
  DROP TYPE "public"."enum_banner_translations_origin";
  DROP TYPE "public"."enum_banner_translations_status";
  DROP TYPE "public"."enum__banner_translations_v_version_language";
  DROP TYPE "public"."enum__banner_translations_v_version_origin";
  DROP TYPE "public"."enum__banner_translations_v_version_status";
  DROP TYPE "public"."enum_page_translations_record";
  DROP TYPE "public"."enum_page_translations_language";
  DROP TYPE "public"."enum_page_translations_origin";
  DROP TYPE "public"."enum_page_translations_status";
  DROP TYPE "public"."enum__page_translations_v_version_record";
  DROP TYPE "public"."enum__page_translations_v_version_language";
  DROP TYPE "public"."enum__page_translations_v_version_origin";
  DROP TYPE "public"."enum__page_translations_v_version_status";`)
}
