import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { ImportLink as ImportLink_975e26915cbb5eb8ae15e5d811c0c0b9 } from '../../../features/colleges/admin/import-link'
import { ComposedPage as ComposedPage_1c78e4d6a006e1b069a096150d19b5e1 } from '../../../features/guidance/admin/composed-page'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Navigation as Navigation_3874f3a60c46b6b8ffaf4b71c9784de3 } from '../../../cms/admin/navigation'
import { StudioIcon as StudioIcon_c31566c4b194ce12a1031fc1119c3934 } from '../../../cms/admin/logo'
import { StudioLogo as StudioLogo_c31566c4b194ce12a1031fc1119c3934 } from '../../../cms/admin/logo'
import { Overview as Overview_cdf9047b08e400879cf433c45cd897a3 } from '../../../app/(payload)/studio/overview'
import { FailedMailsView as FailedMailsView_e227701c2333943a58352b2b0c147674 } from '../../../cms/admin/failed-mails-view'
import { FailedImportsView as FailedImportsView_c5895c5c37f5c48153ae567d5e994592 } from '../../../cms/admin/failed-imports-view'
import { AddJobView as AddJobView_d08c28139916cd216876dd9e48951540 } from '../../../features/jobs/admin/vacancy-views'
import { EditJobView as EditJobView_d08c28139916cd216876dd9e48951540 } from '../../../features/jobs/admin/vacancy-views'
import { ManageJobsView as ManageJobsView_32eecd1b530a3527257f5437ada04f99 } from '../../../features/jobs/admin/manage-jobs-view'
import { ApplicationsView as ApplicationsView_bb1cf43b706d0366d57182b3d8fae040 } from '../../../features/jobs/admin/applications/applications-view'
import { ApplicationView as ApplicationView_d84cee0ae9d49aa6dbb4900171d3fd98 } from '../../../features/jobs/admin/applications/application-view'
import { ImportCollegesView as ImportCollegesView_7a40469f3fe87ad3ac036c8cc01f8fdf } from '../../../features/colleges/admin/import-view'
import { EnquiriesView as EnquiriesView_9dc46ed2ed2c1abb98ea2061187d612d } from '../../../features/enquiries/admin/enquiries-view'
import { EnquiryView as EnquiryView_c9f84aebe82957bb5e0d25219aae813a } from '../../../features/enquiries/admin/enquiry-view'
import { StaffView as StaffView_ff9199937afbab10d83b2afa8bb3605c } from '../../../features/accounts/admin/staff-view'
import { BannersView as BannersView_c57482c190d9eee6c0d7ac6ecc9c82da } from '../../../features/home/admin/banners-view'
import { FeaturedView as FeaturedView_e5d74b27572c37348aefff29b41a1ec1 } from '../../../features/colleges/admin/featured-view'
import { UploadCsvView as UploadCsvView_fa5de40f52803c67ddb8daf731a0be9c } from '../../../features/jobs/admin/upload-csv-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/features/colleges/admin/import-link#ImportLink": ImportLink_975e26915cbb5eb8ae15e5d811c0c0b9,
  "/features/guidance/admin/composed-page#ComposedPage": ComposedPage_1c78e4d6a006e1b069a096150d19b5e1,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/admin/navigation#Navigation": Navigation_3874f3a60c46b6b8ffaf4b71c9784de3,
  "/cms/admin/logo#StudioIcon": StudioIcon_c31566c4b194ce12a1031fc1119c3934,
  "/cms/admin/logo#StudioLogo": StudioLogo_c31566c4b194ce12a1031fc1119c3934,
  "/app/(payload)/studio/overview#Overview": Overview_cdf9047b08e400879cf433c45cd897a3,
  "/cms/admin/failed-mails-view#FailedMailsView": FailedMailsView_e227701c2333943a58352b2b0c147674,
  "/cms/admin/failed-imports-view#FailedImportsView": FailedImportsView_c5895c5c37f5c48153ae567d5e994592,
  "/features/jobs/admin/vacancy-views#AddJobView": AddJobView_d08c28139916cd216876dd9e48951540,
  "/features/jobs/admin/vacancy-views#EditJobView": EditJobView_d08c28139916cd216876dd9e48951540,
  "/features/jobs/admin/manage-jobs-view#ManageJobsView": ManageJobsView_32eecd1b530a3527257f5437ada04f99,
  "/features/jobs/admin/applications/applications-view#ApplicationsView": ApplicationsView_bb1cf43b706d0366d57182b3d8fae040,
  "/features/jobs/admin/applications/application-view#ApplicationView": ApplicationView_d84cee0ae9d49aa6dbb4900171d3fd98,
  "/features/colleges/admin/import-view#ImportCollegesView": ImportCollegesView_7a40469f3fe87ad3ac036c8cc01f8fdf,
  "/features/enquiries/admin/enquiries-view#EnquiriesView": EnquiriesView_9dc46ed2ed2c1abb98ea2061187d612d,
  "/features/enquiries/admin/enquiry-view#EnquiryView": EnquiryView_c9f84aebe82957bb5e0d25219aae813a,
  "/features/accounts/admin/staff-view#StaffView": StaffView_ff9199937afbab10d83b2afa8bb3605c,
  "/features/home/admin/banners-view#BannersView": BannersView_c57482c190d9eee6c0d7ac6ecc9c82da,
  "/features/colleges/admin/featured-view#FeaturedView": FeaturedView_e5d74b27572c37348aefff29b41a1ec1,
  "/features/jobs/admin/upload-csv-view#UploadCsvView": UploadCsvView_fa5de40f52803c67ddb8daf731a0be9c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
