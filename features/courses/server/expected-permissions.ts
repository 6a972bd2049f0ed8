import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'certificate course courseLinks courseSkills courses learningPath learningPaths lesson'], ['in', 'coursesInProgress enrollments lessonNotes lessonProgress ownCertificates placement']],
    Mutation: [['in', 'answerPlacement answerQuiz deleteNote enroll keepNote markLesson openLesson reportWatching reviewCourse'], ['A', 'revokeCertificate']],
    Certificate: [['all', 'courseSlug courseTitle id issuedAt minutes personName qrCode revokedAt revokedReason skills username']],
    Course: [
      [
        'all',
        'author descriptionHtml enrolledCount id isArchived language lessonCount level minutes outcomes prerequisites publishedAt rating ratingCount reviews skills slug summary title topics updatedAt version youtubeLink',
      ],
    ],
    CourseInProgress: [['all', 'finished lessons minutesLeft nextLesson nextTitle slug title']],
    CourseLink: [['all', 'firstLesson slug title']],
    CourseResource: [['all', 'label url']],
    CourseResults: [['all', 'items page pages total']],
    CourseReview: [['all', 'author id rating text writtenAt']],
    CourseTopic: [['all', 'key lessons minutes resources title']],
    Enrollment: [['in', 'courseId finished finishedAt known lastAt lastLesson marked slug']],
    Lesson: [['all', 'course html id isRemoved key kind minutes problems questions quizState seconds title videoUrl youtubeId']],
    LearningPath: [['all', 'slug steps summary title']],
    LearningPathCard: [['all', 'courseCount slug summary title']],
    LearningPathStep: [['all', 'after course']],
    LessonLink: [['all', 'key kind minutes title']],
    LessonNote: [['in', 'id second text writtenAt']],
    LessonProblem: [['all', 'difficulty slug tags title']],
    LessonProgress: [['in', 'bestScore duration position speed tries watchedSeconds way']],
    Placement: [['in', 'questions state']],
    PlacementQuestion: [['in', 'lesson question']],
    PlacementResult: [['in', 'asked knownTopics right']],
    QuestionResult: [['in', 'explanationHtml isRight question']],
    QuizOption: [['all', 'html name']],
    QuizQuestion: [['all', 'code key kind options promptHtml']],
    QuizResult: [['in', 'isPassed results score']],
    Watched: [['in', 'isDone watchedSeconds']],
  },
  routes: {
    'GET /api/courses/:slug/notes.md': 'in',
    'GET /api/certificates/:id/certificate.pdf': 'all',
    'GET /api/certificates/:id/credential.jwt': 'all',
    'GET /.well-known/jwks.json': 'all',
  },
}
