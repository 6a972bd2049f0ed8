import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'certificate course courseLinks courseSkills courses lesson'], ['in', 'courseDraft draftLesson enrollments lessonNotes lessonProgress ownCertificates'], ['MA', 'ownCourses'], ['A', 'courseSubmissions managedCourses']],
    Mutation: [['in', 'answerQuiz deleteNote enroll keepNote markLesson openLesson reportWatching reviewCourse'], ['MA', 'discardCourseDraft previewLesson saveCourseDraft submitCourse withdrawCourse'], ['A', 'archiveCourse decideCourse restoreCourse revokeCertificate']],
    Certificate: [['all', 'courseSlug courseTitle id issuedAt minutes personName revokedAt revokedReason skills username']],
    Course: [
      [
        'all',
        'author descriptionHtml enrolledCount id isArchived language lessonCount level minutes outcomes prerequisites publishedAt rating ratingCount reviews skills slug summary title topics updatedAt version youtubeLink',
      ],
    ],
    CourseChange: [['A', 'kind lesson name']],
    CourseDraft: [['in', 'comment content descriptionHtml id isArchived isOwn publishedSlug revision savedAt state']],
    CourseDraftSaved: [['MA', 'revision savedAt']],
    CourseLink: [['all', 'firstLesson slug title']],
    CourseResource: [['all', 'label url']],
    CourseResults: [['all', 'items page pages total']],
    CourseReview: [['all', 'author rating text writtenAt']],
    CourseSubmission: [['A', 'author changes id isNew lessonCount revision submittedAt summary title']],
    CourseTopic: [['all', 'key lessons minutes resources title']],
    Enrollment: [['in', 'courseId finished finishedAt known lastAt lastLesson marked slug']],
    Lesson: [['all', 'course html id isRemoved key kind minutes problems questions quizState seconds title videoUrl youtubeId']],
    LessonLink: [['all', 'key kind minutes title']],
    LessonPreview: [['in', 'html problems questions']],
    ManagedCourse: [['A', 'authorUsername enrolledCount id isArchived slug title updatedAt version']],
    OwnCourse: [['MA', 'changedAt comment id isArchived slug state title']],
    PreviewedQuestion: [['in', 'explanationHtml key optionsHtml promptHtml']],
    LessonNote: [['in', 'id second text writtenAt']],
    LessonProblem: [['all', 'difficulty slug tags title']],
    LessonProgress: [['in', 'bestScore duration position speed tries watchedSeconds way']],
    QuestionResult: [['in', 'explanationHtml isRight question']],
    QuizOption: [['all', 'html name']],
    QuizQuestion: [['all', 'code key kind options promptHtml']],
    QuizResult: [['in', 'isPassed results score']],
    Watched: [['in', 'isDone watchedSeconds']],
  },
  routes: {
    'GET /api/courses/:slug/notes.md': 'in',
  },
}
